import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shopFolder } from '../../src/config/shopFolder'
import { readPages } from '../../src/pageTable/sources/readPages'

type Row = Record<string, unknown>
const table: Row[] = JSON.parse(readFileSync(path.join(shopFolder, 'data/pages.json'), 'utf8'))

const home = { ...row('homepage', '/nl', '/en'), template: 'homepage', breadcrumbs: [], isHomepage: true }
function row(id: string, path_nl: string, path_en: string): Row {
  const titles = { title_nl: id, title_en: id }
  return { id, template: 'content', path_nl, path_en, ...titles, breadcrumbs: ['homepage'], isHomepage: false }
}
const about = row('about', '/nl/over-ons', '/en/about-us')

test('the project’s own page table is valid', () => {
  expect(readPages(table)).toHaveLength(table.length)
})

// The page catalogue of SPEC §2 specifies the paths of every row.
test.each([
  ['homepage', '/nl', '/en'],
  ['404', '/nl/404', '/en/404'],
  ['brands', '/nl/merken', '/en/brands'],
  ['cart', '/nl/winkelmandje', '/en/cart'],
  ['my-account', '/nl/mijn-account', '/en/my-accocunt'],
  ['my-addresses', '/nl/mijn-adressen', '/en/my-addresses'],
  ['my-orders', '/nl/mijn-bestellingen', '/en/my-orders'],
  ['my-giftlists', '/nl/mijn-wenslijsten', '/en/my-giftlists'],
  ['my-giftlist-items', '/nl/mijn-wenslijst', '/en/my-giftlist'],
  ['my-giftlist-orders', '/nl/mijn-wenslijst-bestellingen', '/en/my-giftlist-orders'],
  ['my-wishlist', '/nl/mijn-wishlist', '/en/my-wishlist'],
  ['checkout', '/nl/afrekenen', '/en/checkout'],
  ['checkout-step-guest', '/nl/afrekenen/info', '/en/checkout/info'],
  ['checkout-step-shipping', '/nl/afrekenen/verzending', '/en/checkout/shipping'],
  ['checkout-step-giftwrapping', '/nl/afrekenen/cadeautje', '/en/checkout/giftwrapping'],
  ['checkout-step-payment', '/nl/afrekenen/betaling', '/en/checkout/payment'],
  ['checkout-status', '/nl/afrekenen/status', '/en/checkout/status'],
  ['order-confirmation', '/nl/order/bevestiging', '/en/order/confirmation'],
  ['giftlist-home', '/nl/wenslijsten/', '/en/giftlists/'],
  ['giftlist-buy', '/nl/wenslijsten/schenken', '/en/giftlists/buy'],
  ['giftlist-create', '/nl/wenslijsten/aanmaken', '/en/giftlists/create'],
  ['search', '/nl/zoeken', '/en/search'],
  ['sale', '/nl/promoties', '/en/promotions'],
  ['greenfriday', '/nl/promoties/greenfriday', '/en/promotions/greenfriday'],
  ['new', '/nl/nieuw', '/en/new'],
  ['contact', '/nl/contact', '/en/contact'],
  ['appointments', '/nl/afspraken', '/en/appointments'],
  ['jobs', '/nl/vacatures', '/en/jobs'],
  ['job-js-developer', '/nl/vacatures/js-developer', '/en/jobs/js-developer'],
  ['delivery', '/nl/levering', '/en/delivery'],
  ['returns', '/nl/retourneren', '/en/return-policy'],
  ['safe-payment', '/nl/veilig-betalen', '/en/safe-payment'],
  ['about', '/nl/over-ons', '/en/about-us'],
  ['team', '/nl/meet-the-team', '/en/meet-the-team'],
  ['customer-reviews', '/nl/klanten-reviews', '/en/customer-reviews'],
  ['customer-of-the-month', '/nl/klant-van-de-maand', '/en/customer-of-the-month'],
  ['terms', '/nl/algemene-voorwaarden', '/en/terms-conditions'],
  ['privacy', '/nl/privacy', '/en/privacy'],
  ['complaints', '/nl/klachten', '/en/complaints'],
  ['password-recovery', '/nl/wachtwoord-opvragen', '/en/password-recovery'],
  ['new-account', '/nl/nieuwe-account', '/en/new-account'],
  ['showroom', '/nl/acties/showroom', '/en/actions/showroom'],
  ['interior-advice', '/nl/interieuradvies', '/en/interioradvice'],
  ['build-your-own', '/nl/merken/:brand/build-your-own', '/en/brands/:brand/build-your-own'],
  ['anniversary', '/nl/acties/5-jaar-up-north', '/en/actions/5-years-up-north'],
  // SPEC §2.5 does not specify these routes, which are in docs/architecture.md, "Routes".
  ['category', '/nl/categorie/*', '/en/category/*'],
  ['brand', '/nl/merken/:brand', '/en/brands/:brand'],
  ['family', '/nl/merken/:brand/:family', '/en/brands/:brand/:family'],
  ['product', '/nl/producten/:product', '/en/products/:product'],
  ['sku', '/nl/producten/:product/:sku', '/en/products/:product/:sku'],
  ['giftlist', '/nl/wenslijsten/:list', '/en/giftlists/:list'],
  ['my-details', '/nl/mijn-gegevens', '/en/my-details'],
  ['my-order', '/nl/mijn-bestellingen/:order', '/en/my-orders/:order'],
])('the page %s has the paths %s and %s (SPEC §2)', (id, path_nl, path_en) => {
  expect(table.find((each) => each.id === id)).toMatchObject({ path_nl, path_en })
})

test('the seven campaigns of 2023 and the anniversary have paths below /nl/acties and /en/actions (SPEC §2)', () => {
  const campaigns = table.filter(({ path_nl, id }) => String(path_nl).startsWith('/nl/acties/') && id !== 'showroom')
  expect(campaigns.map(({ path_en }) => String(path_en).startsWith('/en/actions/'))).toEqual(Array(8).fill(true))
})

test('every indexable page has a description of at most 160 characters', () => {
  const errors = readPages(table).filter(
    (each) =>
      !each.noindex &&
      !/[:*]/.test(each.path_nl) &&
      [each.meta_description_nl, each.meta_description_en].some((text) => !text || text.length > 160),
  )
  expect(errors.map(({ id }) => id)).toEqual([])
})

test.each<[string, unknown, string]>([
  ['a value that is no list', {}, 'data/pages.json must be a list of pages.'],
  ['a row that is no object', [home, 7], 'row "number 2", field row: must be Object, but is 7.'],
  [
    'an unknown template',
    [home, { ...about, template: 'contnt' }],
    'row "about", field template: there is no template "contnt".',
  ],
  ['a missing path', [home, without('path_en')], 'row "about", field path_en: is missing.'],
  ['a missing title', [home, without('title_nl')], 'row "about", field title_nl: is missing.'],
  ['an empty title', [home, { ...about, title_en: ' ' }], 'row "about", field title_en: is empty.'],
  [
    'a meta title in one language',
    [home, { ...about, meta_title_nl: 'Over ons' }],
    'row "about", field meta_title_en: is missing: the other language has it.',
  ],
  [
    'a description in one language',
    [home, { ...about, meta_description_en: 'About' }],
    'row "about", field meta_description_nl: is missing: the other language has it.',
  ],
  [
    'a path outside its language',
    [home, { ...about, path_en: '/nl/about-us' }],
    'row "about", field path_en: "/nl/about-us" does not start with /en.',
  ],
  [
    'a path that only begins like its language',
    [home, { ...about, path_nl: '/nlx/over-ons' }],
    'row "about", field path_nl: "/nlx/over-ons" does not start with /nl.',
  ],
  [
    'a path with invalid characters',
    [home, { ...about, path_nl: '/nl/../over ons?x' }],
    'row "about", field path_nl: "/nl/../over ons?x" is not a path.',
  ],
  [
    'two rows with one path',
    [home, about, { ...about, id: 'team', path_nl: '/nl/meet-the-team' }],
    'row "team", field path_en: "/en/about-us" is the path of "about" already.',
  ],
  [
    'two rows whose paths differ by a slash',
    [home, about, row('team', '/nl/over-ons/', '/en/team')],
    'row "team", field path_nl: "/nl/over-ons/" is the path of "about" already.',
  ],
  [
    'two patterns that differ by a name',
    [
      home,
      row('brand', '/nl/merken/:brand', '/en/brands/:brand'),
      row('maker', '/nl/merken/:maker', '/en/makers/:maker'),
    ],
    'row "maker", field path_nl: "/nl/merken/:maker" is the path of "brand" already.',
  ],
  [
    'a pattern with other parameters in the other language',
    [home, row('brand', '/nl/merken/:brand', '/en/brands/:maker')],
    'row "brand", field path_en: has other parameters than path_nl.',
  ],
  [
    'an unknown breadcrumb',
    [home, { ...about, breadcrumbs: ['homepage', 'team'] }],
    'row "about", field breadcrumbs.1: there is no page "team".',
  ],
  [
    'a breadcrumb that stands for many pages',
    [home, row('brand', '/nl/merken/:brand', '/en/brands/:brand'), { ...about, breadcrumbs: ['brand'] }],
    'row "about", field breadcrumbs.0: "brand" stands for many pages.',
  ],
  [
    'a page in its own breadcrumbs',
    [home, { ...about, breadcrumbs: ['about'] }],
    'row "about", field breadcrumbs: they go in a circle: about > about.',
  ],
  [
    'a breadcrumb circle',
    [
      home,
      { ...about, breadcrumbs: ['team'] },
      { ...row('team', '/nl/team', '/en/team'), breadcrumbs: ['homepage', 'about'] },
    ],
    'row "about", field breadcrumbs: they go in a circle: about > team > about.',
  ],
  [
    'two rows with one id',
    [home, about, row('about', '/nl/team', '/en/team')],
    'row "about", field id: another row has the same id.',
  ],
  ['an unknown field', [home, { ...about, titel_nl: 'x' }], 'row "about", field titel_nl: is not a field of a page.'],
  [
    'a wrong kind of value',
    [home, { ...about, breadcrumbs: 'homepage' }],
    'row "about", field breadcrumbs: must be Array, but is "homepage".',
  ],
  [
    'a table without a home page',
    [about].map((each) => ({ ...each, breadcrumbs: [] })),
    'row "homepage", field isHomepage: no row is the home page.',
  ],
  [
    'a row that does not say whether it is the home page',
    [home, { ...about, isHomepage: undefined }],
    'row "about", field isHomepage: is missing.',
  ],
  [
    'two home pages',
    [home, { ...about, isHomepage: true }],
    'row "about", field isHomepage: "homepage" is the home page already.',
  ],
])('the error for %s names the row and the field', (_, json, line) => {
  expect(readErrors(json)).toContain(line.startsWith('row') ? `data/pages.json, ${line}` : line)
})

test('several errors are reported at once, one per line', () => {
  expect(readErrors([home, { ...about, template: 'x' }, { ...about, id: 'team', template: 'y' }])).toHaveLength(2)
})

function without(field: string): Row {
  return Object.fromEntries(Object.entries(about).filter(([name]) => name !== field))
}

function readErrors(json: unknown): string[] {
  try {
    readPages(json)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}
