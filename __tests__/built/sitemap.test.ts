import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFolder } from '../../src/commands/builtSite'
import { address } from './everyPage'
import { expectedPages, isForSearch } from './expectedPages'

const read = (name: string) => readFileSync(path.join(builtFolder, name), 'utf8')

/** Each page of the sitemap with its translations. */
const listed = [...read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
  ([, location, links = '']) => ({
    location,
    links: Object.fromEntries(
      [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
    ),
  }),
)

test('the sitemap lists every page for search engines once, with both languages', () => {
  const expected = expectedPages.filter(isForSearch).map(({ path: own, paths }) => ({
    location: address(own),
    links: { nl: address(paths.nl), en: address(paths.en), 'x-default': address(paths.nl) },
  }))
  const inOrder = (pages: typeof listed) => [...pages].sort((one, other) => (one.location! < other.location! ? -1 : 1))
  expect(expected.length).toBeGreaterThan(250)
  expect(inOrder(listed)).toEqual(inOrder(expected))
})

test('checkout, account, search, cart, versions and the choice of a language are not in it', () => {
  const paths = listed.map(({ location }) => new URL(location!).pathname)
  const kept =
    /^\/$|afrekenen|checkout|mijn-|my-|zoeken|search|winkelmandje|cart|404|\/producten\/[^/]+\/|\/products\/[^/]+\//
  expect(paths.filter((each) => kept.test(each))).toEqual([])
})

test('robots are told of it, and may read all', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${address('/sitemap.xml')}\n`)
})
