import {
  determineFeatures,
  type Feature,
  featureNames,
  findSwitchErrors,
  isPageOffered,
} from '../../src/pageTable/features'
import { languages } from '../../src/i18n/languages'
import { buildMenuFiles } from '../../src/pageTable/pages/buildMenu'
import { buildPages } from '../../src/pageTable/pages/buildPages'
import { selectOfferedFiles, selectOfferedRedirects } from '../../src/pageTable/sources/offeredFiles'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { loadShopFiles } from '../support/data/loadShopFiles'

const files = loadShopFiles()
const normalize = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

/** Returns every path of the site in a value: whole texts, and the links in HTML. */
function listPaths(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...[...value.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listPaths)
}

function buildWithout(feature: Feature) {
  const features = determineFeatures(null, { [feature]: false })
  const offered = selectOfferedFiles(files, features)
  const sources = { ...offered, catalogue: fakeCatalogue(), builtOn: '2026-11-26' }
  const pages = buildPages({ ...sources, limit: 0 })
  const menus = buildMenuFiles(sources).map(({ text }) => JSON.parse(text) as unknown)
  const removed = files.rows.filter((row) => !isPageOffered(row, features))
  return { pages, menus, removed }
}

test.each(featureNames)(
  'without %s, no page, link, menu entry or address of the sitemap leads to its pages',
  (feature) => {
    const { pages, menus, removed } = buildWithout(feature)
    const paths = new Set(removed.flatMap((row) => languages.map((language) => normalize(row[`path_${language}`]))))
    const found = listPaths([pages.map(({ path, context }) => ({ path, context })), menus])
    expect(found.filter((path) => paths.has(normalize(path)))).toEqual([])
  },
)

test('a shop API without extras leaves the pages of the catalogue, the checkout and the texts', () => {
  const features = determineFeatures({})
  const { rows } = selectOfferedFiles(files, features)
  expect(featureNames.filter((feature) => features[feature])).toEqual([
    ...['wishlist', 'interiorAdvice', 'team', 'jobs', 'customerReviews', 'customersOfTheMonth', 'filters', 'toScale'],
  ])
  expect(files.rows.filter((row) => !rows.includes(row)).map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'my-account',
      'my-orders',
      'giftlist',
      'newsletter',
      'stock-alert',
      'appointments',
      'showroom',
    ]),
  )
  expect(rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['homepage', 'product', 'cart', 'contact', 'my-wishlist']),
  )
})

test('an old address of a page that is left out is left out as well', () => {
  const redirects = [{ to: '/nl/wenslijsten/#zoek' }, { to: '/nl/contact' }, { to: 'https://elsewhere.example/' }]
  const offered = selectOfferedRedirects(redirects, files.rows, determineFeatures(null, { giftlists: false }))
  expect(offered).toEqual(redirects.slice(1))
})

test('gift lists and recovered passwords need accounts', () => {
  expect(determineFeatures(null, { accounts: false })).toMatchObject({ giftlists: false, passwordRecovery: false })
})

test('a shop without a store to visit takes no appointments', () => {
  const features = determineFeatures(null, {}, { hasShowroom: true, hasStore: false })
  expect(features).toMatchObject({ appointments: false, showroom: true })
})

test('the text of a link to a page that is left out stays', () => {
  const { texts } = selectOfferedFiles(files, determineFeatures(null, { appointments: false }))
  const html = JSON.stringify(texts.nl.pages)
  expect(JSON.stringify(files.texts.nl.pages)).toContain('/nl/afspraken')
  expect(html).not.toContain('/nl/afspraken')
})

test('a switch that turns on what the API lacks is an error of one line, and one that turns something off is not', () => {
  const switches = { newsletter: true, wishlist: false }
  expect(findSwitchErrors(determineFeatures({}, switches), switches)).toEqual([
    'data/shop.json: features.newsletter is on, but the shop API lacks it (links of the root: newsletter, newsletter_confirm, newsletter_unsubscribe).',
  ])
})
