import { getCacheControl } from '../../../src/commands/site/cacheControl'

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
])('a browser caches %s by the rule "%s"', (pathname, rule) => {
  expect(getCacheControl(pathname)).toBe(rule)
})
