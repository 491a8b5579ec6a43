import type { CartItem, CartVoucher } from '../../../src/contract/cart'
import { describeCartDifference } from '../../../src/features/cart/CartChanges'
import { cart as en } from '../../../src/i18n/en/cart'
import { cart as nl } from '../../../src/i18n/nl/cart'
import { type CartDifference, noDifference } from '../../../src/store/cart/cartDifference'

const buildItem = (parts: Partial<CartItem> = {}) =>
  ({ name: 'Spile stoel', quantity: 2, stock: 5, sellPrice_tax_incl: 289, total: 578, ...parts }) as CartItem
const voucher = { code: 'NOORD25' } as CartVoucher
const formatEuro = (euro: number) => `€ ${euro}`

// SPEC §4: A changed cart leads to the cart page, which describes each change.
test.each([
  [{ added: [buildItem()] }, 'Spile stoel is erbij gekomen, 2 stuks.'],
  [{ removed: [buildItem()] }, 'Spile stoel is eruit gehaald.'],
  [{ quantity: [{ item: buildItem(), before: 5 }] }, 'Spile stoel: 2 in plaats van 5.'],
  [{ price: [{ item: buildItem(), before: 249 }] }, 'Spile stoel kost nu € 289 per stuk, het was € 249.'],
  [{ short: [buildItem({ stock: 1 })] }, 'Van Spile stoel is er nog 1.'],
  [{ short: [buildItem({ stock: 0 })] }, 'Spile stoel is intussen uitverkocht.'],
  [{ taken: [buildItem()] }, 'Van Spile stoel is minder te geven dan je koos: een andere gever was sneller.'],
  [{ vouchersAdded: [voucher] }, 'Waardebon NOORD25 is erbij gekomen.'],
  [{ vouchersRemoved: [voucher] }, 'Waardebon NOORD25 is eruit gehaald.'],
  [{ terms: ['delivery'] }, 'De levering is gewijzigd.'],
  [{ terms: ['wrapping'] }, 'De cadeauverpakking is gewijzigd.'],
  [{ terms: ['invoice'] }, 'Het factuuradres is gewijzigd.'],
  [{ total: { before: 100, now: 120 } }, 'Het totaal is nu € 120, het was € 100.'],
] as [Partial<CartDifference>, string][])('the difference %j is described as "%s"', (parts, sentence) => {
  expect(describeCartDifference({ ...noDifference, ...parts }, nl, formatEuro)).toEqual([sentence])
  expect(describeCartDifference({ ...noDifference, ...parts }, en, formatEuro)[0]).toMatch(/^[A-Z].*\.$/)
})

test('changes of two variants of a product name the options of each', () => {
  const ochre = buildItem({ id_product_attribute: 1, combination: 'oker' })
  const black = buildItem({ id_product_attribute: 2, combination: 'zwart' })
  const price = [ochre, black].map((changed) => ({ item: changed, before: 249 }))
  expect(describeCartDifference({ ...noDifference, price }, nl, formatEuro)).toEqual([
    'Spile stoel, oker kost nu € 289 per stuk, het was € 249.',
    'Spile stoel, zwart kost nu € 289 per stuk, het was € 249.',
  ])
})
