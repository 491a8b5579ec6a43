import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFolder } from '../../src/gatsby/build/builtSite'
import { buildAddress } from './findProblems'
import { expectedPages, isForSearch } from './expectedPages'

const read = (name: string) => readFileSync(path.join(builtFolder, name), 'utf8')

/** The pages of the sitemap with their translations. */
const listed = [...read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
  ([, location, links = '']) => ({
    location,
    links: Object.fromEntries(
      [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
    ),
  }),
)

test('the sitemap lists every page that search engines may index once, with its URL in both languages', () => {
  const expected = expectedPages.filter(isForSearch).map(({ path: own, paths }) => ({
    location: buildAddress(own),
    links: { nl: buildAddress(paths.nl), en: buildAddress(paths.en), 'x-default': buildAddress(paths.nl) },
  }))
  const sortByLocation = (pages: typeof listed) =>
    [...pages].sort((one, other) => (one.location! < other.location! ? -1 : 1))
  expect(expected.length).toBeGreaterThan(250)
  expect(sortByLocation(listed)).toEqual(sortByLocation(expected))
})

test('the sitemap omits the checkout, account, search, cart, variants and language choice', () => {
  const paths = listed.map(({ location }) => new URL(location!).pathname)
  const excluded =
    /^\/$|afrekenen|checkout|mijn-|my-|zoeken|search|winkelmandje|cart|404|\/producten\/[^/]+\/|\/products\/[^/]+\//
  expect(paths.filter((each) => excluded.test(each))).toEqual([])
})

test('robots.txt names the sitemap and disallows nothing', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${buildAddress('/sitemap.xml')}\n`)
})
