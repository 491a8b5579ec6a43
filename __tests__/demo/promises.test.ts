import { getDeliveryCost } from '../../src/features/variant/getDeliveryCost'
import { type Language, languages } from '../../src/i18n/languages'
import { formatMoney } from '../../src/i18n/money'
import shopDetails from '../../data/shop.json'
import { catalogueData as catalogue } from '../support/data/catalogueData'
import { loadShopFiles } from '../support/data/loadShopFiles'

const { texts } = loadShopFiles()

/** The words of a content page, one line for each paragraph, item and row of a table. */
function readPage(id: string, language: Language): string {
  const html = texts[language].pages[id]!.sections.map((section) => section.html).join('\n')
  const cells = html.replace(/<\/t[dh]>\s*<t[dh]>/g, ' | ').replace(/<[^>]*>/g, '')
  return cells.replaceAll('\u00a0', ' ')
}
const money = (euro: number, language: Language) => formatMoney(euro, language).replaceAll('\u00a0', ' ')

/** The terms of a carrier in euro, by the ISO code of the country. */
interface Carrier {
  key: string
  price: Partial<Record<string, number>>
  free_from: Partial<Record<string, number>>
}
const carriers: Carrier[] = catalogue.carriers
const findCarrier = (key: string) => carriers.find((carrier) => carrier.key === key)!
const [parcel, twoPersons] = [findCarrier('home'), findCarrier('two-man')]

test('the product page states the same costs', () => {
  for (const [isBulky, { price, free_from }] of [
    [false, parcel],
    [true, twoPersons],
  ] as const) {
    expect(getDeliveryCost(isBulky)).toMatchObject({ cost: price.BE, freeFrom: free_from.BE })
  }
})

test.each(languages)('the collection of a large product has a price in every country (%s)', (language) => {
  const page = readPage('returns', language)
  for (const { iso, name } of catalogue.countries) {
    expect(page).toContain(name[language])
    expect(page).toContain(money(twoPersons.price[iso]!, language))
  }
})

test('an item in stock comes within the days of the delivery page: four, and five to eight for a large product', () => {
  expect(readPage('delivery', 'nl')).toContain('meestal binnen vier werkdagen, een groot meubel in vijf tot acht')
  for (const { key, bulky, combinations } of catalogue.products) {
    for (const { delivery } of combinations.filter((one) => one.delivery.unit === 'days')) {
      expect([key, bulky ? delivery.min >= 5 && delivery.max <= 8 : delivery.max <= 4]).toEqual([key, true])
    }
  }
})

test.each(languages)(
  'the pages that the law asks of a shop name the seller, and no detail is left out (%s)',
  (language) => {
    for (const id of ['terms', 'returns', 'privacy']) {
      const page = readPage(id, language)
      for (const detail of [shopDetails.company, shopDetails.street, shopDetails.email]) expect(page).toContain(detail)
    }
    for (const id of ['terms', 'privacy']) expect(readPage(id, language)).toContain(shopDetails.vatNumber)
    for (const id of Object.keys(texts[language].pages)) expect(readPage(id, language)).not.toMatch(/[{}]/)
  },
)
