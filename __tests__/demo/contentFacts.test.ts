import { join } from 'node:path'
import { findSupply } from '../../src/sandbox/rules/supply'
import { formatMoney } from '../../src/i18n/money'
import { type Language, languages } from '../../src/i18n/languages'
import { catalogueData as catalogue } from '../support/data/catalogueData'
import { readSourceTree } from '../support/readSourceTree'

const { read } = readSourceTree(join(__dirname, '../..'))
const page = (language: Language, name: string) => read(`data/content/${language}/${name}.md`).replace(/\u00a0/g, ' ')
const money = (euro: number, language: Language) => formatMoney(euro, language).replace(/\u00a0/g, ' ')
const numbers = {
  nl: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
}

/** Returns the row of the delivery page's first or second table for a country. */
const findRow = (language: Language, country: string, table: number) =>
  page(language, 'delivery')
    .split('\n')
    .filter((line) => new RegExp(`^\\| (The )?${country} `).test(line))[table]

describe.each(languages)('the pages in %s', (language) => {
  const freeFrom = language === 'nl' ? 'gratis vanaf' : 'free from'

  test.each(catalogue.carriers.filter(({ key }) => key !== 'store').map((carrier) => [carrier.key, carrier] as const))(
    'state the prices of %s',
    (key, carrier) => {
      for (const { iso, name } of catalogue.countries) {
        const row = findRow(language, name[language], key === 'two-man' ? 1 : 0)
        const price = carrier.price[iso]
        const free = carrier.free_from[iso]!
        if (price !== undefined)
          expect(row).toContain(`${money(price, language)}, ${freeFrom} ${money(free, language)}`)
      }
    },
  )

  test('the pages state the range of the delivery times of products that are made to order', () => {
    const times = catalogue.products
      .flatMap(({ combinations }) => combinations.map(findSupply))
      .map(({ delivery }) => delivery)
      .filter(({ unit }) => unit === 'weeks')
    const from = Math.min(...times.map(({ min }) => min))
    const until = Math.max(...times.map(({ max }) => max))
    const messages = numbers[language]
    expect(page(language, 'delivery')).toContain(
      language === 'nl'
        ? `duurt ${messages[from]} tot ${messages[until]} weken`
        : `takes ${messages[from]} to ${messages[until]} weeks`,
    )
  })

  test('the pages state the VAT of every country', () => {
    const text = page(language, 'safe-payment')
    for (const { vat } of catalogue.countries) expect(text).toContain(language === 'nl' ? `${vat} %` : `${vat}%`)
  })

  test('the pages state the limits of parcels and of the online wallet', () => {
    const most = (key: string) => catalogue.carriers.find((carrier) => carrier.key === key)!.max_kg
    expect(page(language, 'delivery')).toContain(`${most('home')} kilo`)
    expect(page(language, 'delivery')).toContain(`${most('pickup-point')} kilo`)
    const wallet = catalogue.payment_methods.find(({ key }) => key === 'wallet')!
    expect(page(language, 'safe-payment')).toContain(money(wallet.maximum!, language))
  })

  test('the pages promise thirty days to decide everywhere, and relate them to the fourteen of the law', () => {
    const [thirty, fourteen] = language === 'nl' ? ['dertig dagen', 'veertien dagen'] : ['thirty days', 'fourteen days']
    for (const name of ['returns', 'terms']) {
      expect(page(language, name)).toContain(thirty)
      expect(page(language, name)).toContain(fourteen)
    }
  })
})
