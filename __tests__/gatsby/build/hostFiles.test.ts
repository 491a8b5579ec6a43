/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { maxFileBytes } from '../../../src/contract/limits'
import { buildContentPolicy, hashScript, type PolicySources } from '../../../src/gatsby/host/contentPolicy'
import { cacheRules, privateFiles } from '../../../src/gatsby/host/hostRules'
import { readBuiltSite } from '../../../src/gatsby/host/readBuiltSite'
import { writeHostFiles } from '../../../src/gatsby/host/writeHostFiles'
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

/** Writes the files for hosts. */
function writeHosting() {
  const folder = folderWith({ 'public/index.html': page('a()') })
  const hosting = path.join(folder, 'hosting')
  writeHostFiles(path.join(folder, 'public'), hosting)
  return { read: (name: string) => readFileSync(path.join(hosting, name), 'utf8') }
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
  // Longer lines are refused by Cloudflare.
  expect(
    Math.max(
      ...read('cloudflare/_headers')
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(2000)
})

test('nginx accepts the largest file of the contract, and names the visitor to the shop API', () => {
  const nginx = writeHosting().read('nginx/up-north.conf')
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx)!
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(maxFileBytes)
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
  expect(nginx).toContain('proxy_set_header X-Real-IP $remote_addr;')
})

test.each([
  ['/3f2a9bde.js', 0],
  ['/static/a.webp', 0],
  ['/pictures/stoel-400.avif', 1],
  ['/mark.svg', 1],
  ['/nl/merken', -1],
  ['/tag-manager-GTM-AB12CD.js', -1],
  ['/page-data/index/page-data.json', -1],
])('the path %s has the cache rule %i', (address, rule) => {
  expect(cacheRules.findIndex(({ pattern }) => new RegExp(pattern).test(address))).toBe(rule)
})

test.each(['/webpack.stats.json', '/chunk-map.json', '/app-1a2b3c4d.js.map'])('%s is private', (address) => {
  expect(new RegExp(privateFiles).test(address)).toBe(true)
})
