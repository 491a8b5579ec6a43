import { describeDeadLink, findDeadLinks } from '../../src/pageTable/markdown/findDeadLinks'
import { findRedirectsFromPages, listRedirectLinks, parseRedirects } from '../../src/pageTable/sources/redirects'

const parse = (...rows: string[]) => parseRedirects(['from,to,status', ...rows].join('\n'), 'redirects.csv')

test('a row is an old address, its target and a status, which is 301 by default', () => {
  expect(parse('/old , /nl/contact', '', '/blog/,https://blog.example.com/,302')).toEqual([
    { from: '/old', to: '/nl/contact', status: 301, line: 2 },
    { from: '/blog/', to: 'https://blog.example.com/', status: 302, line: 4 },
  ])
  expect(parseRedirects('\uFEFFfrom,to\r\n/a,/nl\r\n', 'redirects.csv')).toHaveLength(1)
})

test.each([
  ['a row of one cell', ['/old'], ':2: a row must be from,to or from,to,status.'],
  ['the semicolons of a Dutch spreadsheet', ['/old;/nl;301'], ':2: a row must be from,to or from,to,status.'],
  [
    'an old address with its host',
    ['https://old.example/a,/nl'],
    ':2: "https://old.example/a" must be a path such as /old/page',
  ],
  [
    'an old address with a query',
    ['/p.php?id=5,/nl'],
    ':2: "/p.php?id=5" must be a path such as /old/page, without a query',
  ],
  ['an old address with a rule of the host', ['/a/*,/nl'], ':2: "/a/*" must be a path'],
  ['the root', ['/,/nl'], ':2: "/" must be a path'],
  ['a path of the shop API', ['/web/v1,/nl'], ':2: "/web/v1" belongs to the shop API'],
  [
    'a target without a slash',
    ['/a,nl/contact'],
    ':2: "nl/contact" must be a path such as /nl/contact, or an https address.',
  ],
  ['a target on an unsafe host', ['/a,http://old.example'], ':2: "http://old.example" must be a path'],
  ['a target that ends the rule of a host', ['/a,/nl";}'], ':2: "/nl";}" must be a path'],
  ['a target on another host without its scheme', ['/a,//evil.example'], ':2: "//evil.example" must be a path'],
  ['another status', ['/a,/nl,200'], ':2: the status must be one of 301, 302, 307, 308.'],
  ['an old address twice', ['/a,/nl', '/a/,/en'], ':3: "/a/" is in line 2 already.'],
  ['a chain', ['/a,/b', '/b,/nl'], ':2: "/b" is an old address too (line 3): name the page where that one ends.'],
  ['a circle', ['/a,/a?b=1'], ':2: "/a?b=1" is an old address too (line 2)'],
])('%s stops the build with one line', (_, rows, message) => {
  expect(() => parse(...rows)).toThrow(`redirects.csv${message}`)
})

test('each wrong row has its line, and a file without the names of its columns says so', () => {
  expect(() => parse('/a', '/b,/nl', '/c')).toThrow(/^redirects\.csv:2: [^\n]+\nredirects\.csv:4: [^\n]+$/)
  expect(() => parseRedirects('/a,/nl', 'redirects.csv')).toThrow(
    'redirects.csv:1: the first line must be "from,to,status".',
  )
})

test('a target must be a page of the site, and an old address must not be one', () => {
  const pages = [{ path: '/nl/contact' }, { path: '/nl/wenslijsten/' }]
  const redirects = parse(
    '/a,/nl/contact?from=a',
    '/b,/nl/contct',
    '/nl/wenslijsten,/nl/contact',
    '/c,https://example.com',
  )
  const catalogue = { nl: { products: [] }, en: { products: [] } }
  expect(findDeadLinks(listRedirectLinks(redirects), pages, catalogue).map(describeDeadLink)).toEqual([
    'data/redirects.csv:3: there is no page "/nl/contct".',
  ])
  expect(findRedirectsFromPages(redirects, pages)).toEqual([
    'data/redirects.csv:4: "/nl/wenslijsten" is a page of the site.',
  ])
})
