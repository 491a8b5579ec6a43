import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createSite } from '../../../src/commands/site/createSite'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const longText = 'Meubelen voor lange avonden. '.repeat(50)
const files = {
  'index.html': '<p>welcome',
  '404.html': '<p>niet gevonden / not found',
  'nl/index.html': '<p>thuis',
  'nl/404/index.html': '<p>niet gevonden',
  'en/index.html': '<p>home',
  'en/404.html': '<p>not found',
  'nl/merken/index.html': '<p>merken',
  'nl/giftlist.html': '<p>wenslijst',
  'en/giftlist.html': '<p>gift list',
  'nl/wenslijsten/schenken/index.html': '<p>schenken',
  'nl/verhaal/index.html': longText,
  'app-0a1b2c3d.js': 'start()',
  'app-0a1b2c3d.js.map': '{"sources":["src/secret.ts"]}',
  'webpack.stats.json': '{"assetsByChunkName":{}}',
  'chunk-map.json': '{}',
  'pictures/stoel.avif': 'bytes',
  '.hidden': 'no',
  '.well-known/security.txt': 'mail us',
}

let folder: string
beforeEach(() => {
  const siteFiles = Object.entries(files).map(([name, content]) => [`site/${name}`, content])
  folder = path.join(folderWith({ secret: 'secret', ...Object.fromEntries(siteFiles) }), 'site')
})

const request = (url: string, init?: RequestInit) =>
  createSite({ folder })(new Request(`http://localhost:9000${url}`, init))

test.each([
  ['/nl', '<p>thuis'],
  ['/nl/', '<p>thuis'],
  ['/nl/?q=stoel', '<p>thuis'],
  ['/nl/merken', '<p>merken'],
  ['/nl/m%65rken', '<p>merken'],
  ['/pictures/stoel.avif', 'bytes'],
  ['/.well-known/security.txt', 'mail us'],
])('a request for %s gets the file of that path', async (url, content) => {
  const response = await request(url)
  expect([response.status, await response.text()]).toEqual([200, content])
})

test.each([
  '/../secret',
  '/%2e%2e/secret',
  '/..%2fsecret',
  '/nl/%2E%2E%2F%2E%2E%2Fsecret',
  '/..\\secret',
  '/.hidden',
  '/%2ehidden',
  '/nl/index.html%00.avif',
  '/%',
  '/%c0%ae%c0%ae/',
  '/page-data/nl/onbekend/page-data.json',
  `/nl/producten/${'x'.repeat(256)}`,
  `/${'x'.repeat(300)}/app-0a1b2c3d.js`,
  `/nl/${'x/'.repeat(3000)}`,
  `/nl/${'%F0%9F%AA%91'.repeat(64)}`,
  '/webpack.stats.json',
  '/chunk-map.json',
  '/app-0a1b2c3d.js.map',
  '/%77ebpack.stats.json',
  '/nl/../chunk-map.json',
])('a request for %s gets the Dutch 404 page', async (url) => {
  const response = await request(url)
  expect([response.status, await response.text()]).toEqual([404, '<p>niet gevonden'])
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['/nl/wenslijsten/K7QFM2XP', '<p>wenslijst'],
  ['/nl/wenslijsten/k7qf-m2xp/?free=1', '<p>wenslijst'],
  ['/en/giftlists/K7QFM2XP', '<p>gift list'],
  ['/nl/wenslijsten/schenken', '<p>schenken'],
])('a request for %s gets the page of gift lists, or a file of that path', async (url, content) => {
  const response = await request(url)
  expect([response.status, await response.text()]).toEqual([200, content])
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test.each(['/nl/giftlists/K7QFM2XP', '/nl/wenslijsten/%00', '/nl/wenslijsten/a/b'])(
  'responds to %s, which is not the path of a gift list, with the 404 page',
  async (url) => {
    expect((await request(url)).status).toBe(404)
  },
)

test('a request for an unknown English path gets the English 404 page', async () => {
  const response = await request('/en/unknown')
  expect([response.status, await response.text()]).toEqual([404, '<p>not found'])
})

test.each([
  ['/app-0a1b2c3d.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/pictures/stoel.avif', 'image/avif', 'public, max-age=2592000'],
  ['/nl/merken', 'text/html; charset=utf-8', 'no-cache'],
])('the file %s has the type %s and the cache rule "%s"', async (url, type, rule) => {
  const { headers } = await request(url)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, rule])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/nl', '/', '/nl/onbekend', '/app-0a1b2c3d.js'])(
  'forbids other sites to frame %s, and pages to use sensors or send their address to other sites',
  async (url) => {
    const { headers } = await request(url)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test.each([
  ['en-GB,en;q=0.9,nl;q=0.8', '/en'],
  ['nl-BE,nl;q=0.9,en;q=0.8', '/nl'],
  ['fr-FR,fr;q=0.9,en;q=0.5', '/en'],
  ['en;q=0.3,nl;q=0.7', '/nl'],
  ['en;q=0, nl;q=0.1', '/nl'],
  ['en;q=0', '/nl'],
  ['EN-us', '/en'],
  ['english', '/nl'],
  ['fr, de', '/nl'],
  [';;;,,q=', '/nl'],
  ['', '/nl'],
])('the root path with the Accept-Language header "%s" redirects to %s', async (header, location) => {
  const response = await request('/', { headers: { 'Accept-Language': header } })
  expect([response.status, response.headers.get('location')]).toEqual([302, location])
  expect(response.headers.get('vary')).toBe('accept-language')
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('a browser without the Accept-Language header is redirected to Dutch, with its query', async () => {
  expect((await request('/?utm_source=brief')).headers.get('location')).toBe('/nl?utm_source=brief')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
])('a request with the Accept-Encoding header "%s" gets the encoding %p', async (header, encoding) => {
  const site = createSite({ folder })
  const load = () => site(new Request('http://localhost:9000/nl/verhaal', { headers: { 'Accept-Encoding': header } }))
  await load()
  const response = await load()
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
  const body = Buffer.from(await response.arrayBuffer())
  const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  expect(text.toString()).toBe(longText)
})

test('the 404 page is compressed, and pictures are not', async () => {
  const headers = { 'Accept-Encoding': 'gzip, br' }
  expect((await request('/nl/onbekend', { headers })).headers.get('content-encoding')).toBe('br')
  expect((await request('/pictures/stoel.avif', { headers })).headers.get('content-encoding')).toBeNull()
})

test.each(['br', 'identity'])(
  'responds with 304 if the browser has cached the page in the encoding %s',
  async (encoding) => {
    const headers = { 'Accept-Encoding': encoding }
    const etag = (await request('/nl', { headers })).headers.get('etag') ?? ''
    const response = await request('/nl', { headers: { ...headers, 'If-None-Match': etag } })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  },
)

test('the answer to HEAD is that to GET, without a body', async () => {
  const response = await request('/nl/onbekend', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([404, ''])
})

test('calls of the shop API and the payment page reach the sandbox, with the sender', async () => {
  const shop = jest.fn(async (_: Request, sender?: string) => new Response(`shop for ${sender}`))
  const site = createSite({ folder, answerWithSandbox: shop })
  for (const url of ['/web/v1', '/pay/7']) {
    const answer = await site(new Request(`http://localhost:9000${url}`), '192.0.2.1')
    expect(await answer.text()).toBe('shop for 192.0.2.1')
  }
  expect((await request('/web/v1')).status).toBe(404)
})

test('an old address is redirected with its query, with and without a slash at its end', async () => {
  const redirects = [{ from: '/oud', to: '/nl/merken', status: 302 as const, line: 2 }]
  const site = createSite({ folder, redirects })
  for (const url of ['/oud?q=stoel', '/oud/?q=stoel']) {
    const { status, headers } = await site(new Request(`http://localhost:9000${url}`))
    expect([status, headers.get('location')]).toEqual([302, '/nl/merken?q=stoel'])
  }
})
