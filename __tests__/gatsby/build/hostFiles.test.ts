/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '../../../src/config/env'
import { maxFileBytes } from '../../../src/contract/limits'
import { buildContentPolicy, hashScript, type PolicySources } from '../../../src/gatsby/host/contentPolicy'
import { cacheRules, getCacheControl } from '../../../src/gatsby/host/hostRules'
import { readBuiltSite } from '../../../src/gatsby/host/readBuiltSite'
import { writeHostFiles } from '../../../src/gatsby/host/writeHostFiles'
import type { Redirect } from '../../../src/pageTable/sources/redirects'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()

const own: PolicySources = {
  scripts: [],
  pictureOrigins: [],
  ...{ apiOrigin: '', sentryDsn: '', googleTagManagerId: '', adPixelId: '', clarityId: '' },
}
const readPolicy = (sources: Partial<PolicySources>) =>
  Object.fromEntries(
    buildContentPolicy({ ...own, ...sources })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

test('without services, a page loads and sends nothing beyond the site, and runs only scripts that its policy names', () => {
  const policy = readPolicy({ scripts: ['let a = 1'] })
  expect(policy['script-src']).toEqual(["'self'", hashScript('let a = 1')])
  expect(policy['connect-src']).toEqual(["'self'"])
  expect(policy['img-src']).toEqual(["'self'", 'data:'])
  expect(policy['frame-ancestors']).toEqual(["'none'"])
  expect(policy['object-src']).toEqual(["'none'"])
  expect(policy['base-uri']).toEqual(["'self'"])
})

test.each([
  [{ apiOrigin: 'https://api.example' }, 'connect-src', 'https://api.example'],
  [{ sentryDsn: 'https://key@errors.example/1' }, 'connect-src', 'https://errors.example'],
  [{ googleTagManagerId: 'GTM-A' }, 'script-src', 'https://www.googletagmanager.com'],
  [{ adPixelId: '1' }, 'script-src', 'https://connect.facebook.net'],
  [{ clarityId: 'a' }, 'connect-src', 'https://*.clarity.ms'],
  [{ pictureOrigins: ['https://pictures.example'] }, 'img-src', 'https://pictures.example'],
])('the setting %j adds to %s the source %s, which no other policy contains', (sources, directive, origin) => {
  expect(readPolicy(sources)[directive]).toContain(origin)
  expect(buildContentPolicy(own)).not.toContain(origin)
  expect(readPolicy(sources)['script-src']).not.toContain("'unsafe-inline'")
})

const page = (script: string, body = '') =>
  `<html><script type="application/ld+json">{}</script><script>${script}</script><script src="/a.js" async></script>${body}</html>`

test('the policy contains each inline script of the pages once, and the origins of their pictures', () => {
  const folder = folderWith({
    'nl/index.html': page('a()'),
    'en/index.html': page('a()', '<img src="https://pictures.example/x.jpg">'),
    'nl/404.html': page('b()'),
    'page-data/404.html/page-data.json': '<script>c()</script>',
  })
  expect(readBuiltSite(folder)).toMatchObject({ scripts: ['a()', 'b()'], pictureOrigins: ['https://pictures.example'] })
})

test('a build whose inline scripts differ from page to page fails', () => {
  const pages = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.html`, page(`a(${at})`)]))
  expect(() => readBuiltSite(folderWith(pages))).toThrow(/more than 20 different inline scripts/)
})

/** Writes the files for hosts, beside those of an earlier build. */
function writeHosting(earlier: Record<string, string> = {}, redirects: readonly Redirect[] = []) {
  const folder = folderWith({ 'public/index.html': page('a()'), ...earlier })
  const hosting = path.join(folder, 'hosting')
  writeHostFiles(path.join(folder, 'public'), hosting, redirects)
  return { hosting, read: (name: string) => readFileSync(path.join(hosting, name), 'utf8') }
}

test('each host gets the same headers in its own format', () => {
  const { read } = writeHosting()
  const policy = buildContentPolicy({ ...own, scripts: ['a()'] })
  const [immutable, stable] = cacheRules.map(({ value }) => value)
  for (const name of ['nginx/up-north.conf', 'netlify/_headers', 'cloudflare/_headers', 'apache/.htaccess']) {
    const text = read(name)
    expect(text).toContain(policy)
    for (const value of [
      'max-age=31536000',
      'DENY',
      'strict-origin-when-cross-origin',
      'camera=()',
      'nosniff',
      immutable!,
      stable!,
    ])
      expect(text).toContain(value)
  }
  for (const name of ['nginx/up-north.conf', 'netlify/_redirects', 'apache/.htaccess'])
    for (const target of ['/nl/404.html', '/en/404.html', '/nl/giftlist.html', '/en/giftlist.html'])
      expect(read(name)).toContain(target)
  // Cloudflare refuses longer lines.
  expect(
    Math.max(
      ...read('cloudflare/_headers')
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(2000)
})

test('each host redirects an old address, with and without a slash at its end, before it looks for a page', () => {
  const written = writeHosting({}, [
    { from: '/old/chairs.html', to: '/nl/categorie/zitten', status: 301, line: 2 },
    { from: '/blog/', to: 'https://blog.example.com/', status: 302, line: 3 },
    { from: '/faq', to: '/nl/contact#faq', status: 308, line: 4 },
  ])
  const read = (name: string) => written.read(name).split('\n')
  expect(read('nginx/up-north.conf')).toEqual(
    expect.arrayContaining([
      '  location = "/old/chairs.html" { return 301 "/nl/categorie/zitten$is_args$args"; }',
      '  location = "/old/chairs.html/" { return 301 "/nl/categorie/zitten$is_args$args"; }',
      '  location = "/blog" { return 302 "https://blog.example.com/$is_args$args"; }',
      '  location = "/faq" { return 308 "/nl/contact#faq"; }',
    ]),
  )
  const netlify = read('netlify/_redirects')
  expect(netlify).toContain('/blog/  https://blog.example.com/  302!')
  expect(netlify.indexOf('/old/chairs.html  /nl/categorie/zitten  301!')).toBeLessThan(
    netlify.indexOf('/*  /404.html  404'),
  )
  expect(read('cloudflare/_redirects').slice(0, 4)).toEqual([
    '/old/chairs.html  /nl/categorie/zitten  301',
    '/old/chairs.html/  /nl/categorie/zitten  301',
    '/blog  https://blog.example.com/  302',
    '/blog/  https://blog.example.com/  302',
  ])
  const apache = read('apache/.htaccess')
  expect(apache).toContain('RewriteRule ^old/chairs\\.html/?$ /nl/categorie/zitten [R=301,L,NE]')
  expect(apache.indexOf('RewriteRule ^blog/?$ https://blog.example.com/ [R=302,L,NE]')).toBeLessThan(
    apache.findIndex((line) => line.includes('index.html [L]')),
  )
})

describe('the rules about the shop API', () => {
  afterEach(() => jest.restoreAllMocks())

  const isForwarding = ({ hosting, read }: ReturnType<typeof writeHosting>) => ({
    nginx: /location \^~ \/web\/ \{\s+proxy_pass /.test(read('nginx/up-north.conf')),
    netlify: read('netlify/_redirects').includes('/web/*  https://api.example.com/web/:splat  200!'),
    cloudflare: existsSync(path.join(hosting, 'cloudflare/_worker.js')),
    apache: /^RewriteRule \^web\/ .* \[P\]$/m.test(read('apache/.htaccess')),
  })

  test.each([
    ['has no address of its own', '', 'https://shop.example'],
    ['has the address of the site', 'https://shop.example', 'https://shop.example'],
  ])('every host forwards /web to a shop API that %s', (_title, shopApiUrl, siteUrl) => {
    jest.replaceProperty(env, 'shopApiUrl', shopApiUrl)
    jest.replaceProperty(env, 'siteUrl', siteUrl)
    const written = writeHosting()
    expect(isForwarding(written)).toEqual({ nginx: true, netlify: true, cloudflare: true, apache: true })
    const redirects = written.read('netlify/_redirects')
    expect(redirects.indexOf('/web/*')).toBeLessThan(redirects.indexOf('/*  /404.html'))
    expect(JSON.parse(written.read('cloudflare/_routes.json'))).toMatchObject({ include: ['/web/*'] })
  })

  test('no host forwards anything to a shop API on another origin, even if one of an earlier build did', () => {
    jest.replaceProperty(env, 'shopApiUrl', 'https://api.shop.example')
    jest.replaceProperty(env, 'siteUrl', 'https://shop.example')
    const written = writeHosting({ 'hosting/cloudflare/_worker.js': 'export default {}' })
    expect(isForwarding(written)).toEqual({ nginx: false, netlify: false, cloudflare: false, apache: false })
  })

  test('nginx accepts the largest file of the contract, and names the visitor to the shop API', () => {
    const nginx = writeHosting().read('nginx/up-north.conf')
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx)!
    expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(maxFileBytes)
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
    expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
    expect(nginx).toContain('proxy_set_header X-Real-IP $remote_addr;')
  })

  test('the script for Cloudflare forwards a call with its body, and with the address that Cloudflare names', async () => {
    const { hosting } = writeHosting()
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
    const { default: worker } = (await import(path.join(hosting, 'cloudflare/_worker.js'))) as {
      default: { fetch: (request: Request) => Promise<Response> }
    }
    const headers = { CartToken: 'token', 'CF-Connecting-IP': '203.0.113.7', 'X-Forwarded-For': '198.51.100.1' }
    await worker.fetch(
      new Request('https://shop.example/web/v1/cart?lang=nl', { method: 'POST', body: '{"quantity":1}', headers }),
    )
    const forwarded = fetched.mock.calls[0]![0] as Request
    expect([forwarded.method, forwarded.url]).toEqual(['POST', 'https://api.example.com/web/v1/cart?lang=nl'])
    expect(await forwarded.text()).toBe('{"quantity":1}')
    expect(forwarded.headers.get('CartToken')).toBe('token')
    expect(forwarded.headers.get('X-Forwarded-For')).toBe('203.0.113.7')
  })
})

test.each([
  ['/app-0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/9bdeb077.css', 'public, max-age=31536000, immutable'],
  ['/static/sans-abc.woff2', 'public, max-age=31536000, immutable'],
  ['/pictures/tove-chair-oak-natural-480.avif', 'public, max-age=2592000'],
  ['/fonts/sans.woff2', 'public, max-age=2592000'],
  ['/nl/merken', 'no-cache'],
  ['/nl/index.html', 'no-cache'],
  ['/page-data/nl/page-data.json', 'no-cache'],
  ['/page-data/app-data.json', 'no-cache'],
  ['/sw-without-hash.js', 'no-cache'],
  ['/static/a.webp', 'public, max-age=31536000, immutable'],
  ['/mark.svg', 'public, max-age=2592000'],
  ['/tag-manager-GTM-AB12CD.js', 'no-cache'],
])('a browser caches %s by the rule "%s"', (pathname, rule) => {
  expect(getCacheControl(pathname)).toBe(rule)
})
