import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSite } from '../../../src/commands/site/createSite'
import { findFile } from '../../../src/commands/site/createSite'

const folder = mkdtempSync(path.join(tmpdir(), 'up-north-site-'))
const secret = path.join(tmpdir(), `${path.basename(folder)}.secret`)
const files = {
  'index.html': '<p>welcome',
  '404.html': '<p>niet gevonden / not found',
  'nl/index.html': '<p>thuis',
  'nl/404/index.html': '<p>niet gevonden',
  'en/index.html': '<p>home',
  'en/404.html': '<p>not found',
  'nl/merken/index.html': '<p>merken',
  'pictures/stoel.avif': 'bytes',
  '.hidden': 'no',
  '.well-known/security.txt': 'mail us',
}

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  writeFileSync(secret, 'secret')
})

afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(secret)
})

const ask = (url: string, init?: RequestInit) =>
  createSite({ folder })(new Request(`http://localhost:9000${url}`, init))

test.each([
  ['/nl', 'nl/index.html'],
  ['/nl/', 'nl/index.html'],
  ['/nl/merken', 'nl/merken/index.html'],
  ['/nl//merken/', 'nl/merken/index.html'],
  ['/nl/m%65rken', 'nl/merken/index.html'],
  ['/pictures/stoel.avif', 'pictures/stoel.avif'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
])('%s is the file %s', (pathname, file) => {
  expect(findFile(folder, pathname)).toBe(path.join(folder, file))
})

test.each([
  `/../${path.basename(secret)}`,
  `/%2e%2e/${path.basename(secret)}`,
  `/..%2f${path.basename(secret)}`,
  `/nl/%2E%2E%2F%2E%2E%2F${path.basename(secret)}`,
  `/..\\${path.basename(secret)}`,
  '/.hidden',
  '/nl/index.html%00.avif',
  '/%',
  '/%c0%ae%c0%ae/',
  '/onbekend',
])('%s is no file', (pathname) => {
  expect(findFile(folder, pathname)).toBeNull()
})

test.each([
  ['/nl', 200, '<p>thuis'],
  ['/nl/?q=stoel', 200, '<p>thuis'],
  ['/nl/onbekend', 404, '<p>niet gevonden'],
  ['/en/unknown', 404, '<p>not found'],
  ['/page-data/nl/onbekend/page-data.json', 404, '<p>niet gevonden'],
])('%s answers %i', async (url, status, content) => {
  const answer = await ask(url)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toBe(content)
})

test('the bare address leads to the language of the browser and keeps the query', async () => {
  const answer = await ask('/?utm_source=brief', { headers: { 'Accept-Language': 'en-GB' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en?utm_source=brief'])
})

test('text is compressed for a browser that knows how, pictures are not', async () => {
  const headers = { 'Accept-Encoding': 'gzip, br' }
  expect((await ask('/nl', { headers })).headers.get('content-encoding')).toBe('br')
  expect((await ask('/pictures/stoel.avif', { headers })).headers.get('content-encoding')).toBeNull()
})

test('a browser that has the page already gets 304', async () => {
  const etag = (await ask('/nl')).headers.get('etag') ?? ''
  expect((await ask('/nl', { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test('HEAD answers as GET does, without a body', async () => {
  const answer = await ask('/nl/onbekend', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([404, ''])
})

test("the shop API's paths and the payment page go to the sandbox, when there is one", async () => {
  const shop = jest.fn(async () => new Response('shop'))
  const site = createSite({ folder, shop })
  for (const url of ['/web/v1', '/pay/7']) {
    expect(await (await site(new Request(`http://localhost:9000${url}`))).text()).toBe('shop')
  }
  expect((await ask('/web/v1')).status).toBe(404)
})
