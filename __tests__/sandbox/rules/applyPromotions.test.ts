import type { Promotion, PromotionLine } from '../../../src/sandbox/rules/promotionTypes'
import { applyPromotions } from '../../../src/sandbox/rules/applyPromotions'

/** Reads the items of a cart, each with its product, variant, quantity, price in cents and fabric. */
const readLines = (text: string): PromotionLine[] =>
  [...text.matchAll(/(\d+)-(\d) (\d+)×(\d+) ?(\w*)/g)].map(([, product, variant, quantity, price, fabric]) => ({
    id_product: Number(product),
    id_product_attribute: Number(product) * 100 + Number(variant),
    quantity: Number(quantity),
    price_cents: Number(price),
    attributes: { fabric: fabric || 'none' },
  }))

const chairs: Promotion = { id_cart_rule: 1, products: new Set([4, 5]), type: 'buy_x_get_y', buy: 5, free: 1 }
const shelves: Promotion = { id_cart_rule: 2, products: new Set([28, 29]), type: 'percent_from', percent: 10, from: 6 }
const pouf: Promotion = {
  id_cart_rule: 3,
  products: new Set([20, 23]),
  type: 'gift',
  needed: 2,
  counts: new Map([[20, 2]]),
  same: 'fabric',
  variants: [
    { id_product_attribute: 2501, key: 'milk', stock: 9 },
    { id_product_attribute: 2502, key: 'rust', stock: 2 },
    { id_product_attribute: 2503, key: 'moss', stock: 0 },
  ],
}

const findOutcome = (offer: Promotion, cart: string) => {
  const { promotions, lines } = applyPromotions([offer], readLines(cart))
  return { given: promotions[0], off: lines.map(({ cents }) => cents), free: lines.map(({ free }) => free) }
}

describe('the promotion "buy 5, get 1 free", which makes the cheapest of six items free (SPEC §9)', () => {
  test.each<[string, string, { counted: number; needed: number; free: number[]; off: number[] }]>([
    ['five chairs', '4-1 5×28900', { counted: 5, needed: 6, free: [0], off: [0] }],
    ['six chairs', '4-1 6×28900', { counted: 6, needed: 6, free: [1], off: [28900] }],
    [
      'six chairs in two colours and lines',
      '4-1 4×28900, 4-2 2×28900',
      { counted: 6, needed: 6, free: [1, 0], off: [28900, 0] },
    ],
    [
      'the cheapest of several prices',
      '5-1 5×33900, 4-2 1×28900',
      { counted: 6, needed: 6, free: [0, 1], off: [0, 28900] },
    ],
    [
      'seven chairs, of which one is free, and the next at twelve',
      '4-1 7×100',
      { counted: 7, needed: 12, free: [1], off: [100] },
    ],
    [
      'thirteen chairs, of which the two cheapest are free, in two lines',
      '4-1 1×100, 5-1 12×150',
      { counted: 13, needed: 18, free: [1, 1], off: [100, 150] },
    ],
    ['no other products', '4-1 5×28900, 9-1 3×100', { counted: 5, needed: 6, free: [0, 0], off: [0, 0] }],
  ])('the promotion for chairs is correct for %s', (_, cart, { counted, needed, free, off }) => {
    const result = findOutcome(chairs, cart)
    expect(result).toMatchObject({ given: { counted, needed, gift: null }, free, off })
    expect(result.given).toMatchObject({
      free: free.reduce((sum, one) => sum + one, 0),
      cents: off.reduce((sum, one) => sum + one, 0),
    })
  })
})

test.each([
  ['"buy 5, get 1 free", with six in the cart', 6, 5],
  ['"buy 6, get 1 free", of which one of the six is free', 6, 5],
  ['"buy 6, get 1 free", with a seventh as the free one', 7, 6],
  ['"buy 5, get 1 free", twice', 12, 10],
  ['"buy 6, get 1 free", twice, with fourteen in the cart', 14, 12],
])('the cart gives what each reading of the campaign’s titles promises: %s', (_, chairsInCart, paid) => {
  const { free } = findOutcome(chairs, `4-1 ${chairsInCart}×28900`)
  expect(chairsInCart - free[0]!).toBe(paid)
})

describe('the promotion of 10 % off all parts from six parts (docs/shop-api/cart.md, "Promotions")', () => {
  test.each<[string, string, number, number[]]>([
    ['five parts', '28-1 5×2900', 5, [0]],
    ['six parts in two lines', '28-1 5×2900, 29-1 1×4995', 6, [1450, 500]],
    ['to the cent, with the rest on one line', '28-1 1×5, 29-1 5×5', 6, [1, 2]],
    ['no other products', '28-1 7×1000, 4-1 1×1000', 7, [700, 0]],
  ])('the promotion for parts is correct for %s', (_, cart, counted, off) => {
    expect(findOutcome(shelves, cart)).toMatchObject({ given: { counted, needed: 6, free: 0, gift: null }, off })
  })
})

describe('the promotion of a free pouf with a sofa or two armchairs, in the same fabric', () => {
  const buildGift = (variant: number, in_cart: boolean) => ({ id_product_attribute: 2500 + variant, in_cart })
  test.each<[string, string, object, number[]]>([
    ['one armchair', '23-1 1×119000 rust', { counted: 1, needed: 2, gift: null }, [0]],
    ['one sofa', '20-1 1×289000 rust', { counted: 2, needed: 2, gift: buildGift(2, false) }, [0]],
    ['two armchairs', '23-1 2×119000 rust', { counted: 2, gift: buildGift(2, false) }, [0]],
    [
      'no pouf without a sofa or armchairs',
      '23-1 1×119000 rust, 25-2 1×38900 rust',
      { counted: 1, free: 0, gift: null },
      [0, 0],
    ],
    [
      'a pouf in the cart, which is free',
      '20-1 1×289000 rust, 25-2 1×38900 rust',
      { free: 1, cents: 38900, gift: buildGift(2, true) },
      [0, 38900],
    ],
    [
      'two poufs, of which one is free',
      '25-2 2×38900 rust, 20-1 1×289000 rust',
      { free: 1, gift: buildGift(2, true) },
      [38900, 0],
    ],
    [
      'no pouf in another fabric',
      '20-1 1×289000 rust, 25-1 1×38900 milk',
      { free: 0, gift: buildGift(2, false) },
      [0, 0],
    ],
    [
      'any pouf for a fabric that the pouf does not have',
      '20-1 1×289000 oat, 25-3 1×38900 moss',
      { free: 1, gift: buildGift(3, true) },
      [0, 38900],
    ],
    [
      'a fabric that the pouf does not have, and proposes the first pouf',
      '20-1 1×289000 oat',
      { free: 0, gift: buildGift(1, false) },
      [0],
    ],
    ['no pouf that is sold out', '20-1 1×289000 moss', { counted: 2, free: 0, gift: null }, [0]],
    [
      'either fabric for two armchairs in different ones',
      '23-1 1×119000 moss, 23-2 1×119000 rust',
      { counted: 2, gift: buildGift(2, false) },
      [0, 0],
    ],
    [
      'two poufs for a sofa and two armchairs, of which one is in the cart',
      '20-1 1×289000 rust, 23-1 2×119000 milk, 25-2 1×38900 rust',
      { counted: 4, needed: 4, free: 1, gift: buildGift(2, false) },
      [0, 0, 38900],
    ],
    [
      'only poufs in stock beyond those in the cart',
      '20-1 2×289000 rust, 20-2 1×289000 milk, 25-2 2×38900 rust',
      { counted: 6, free: 2, gift: buildGift(1, false) },
      [0, 0, 77800],
    ],
  ])('the promotion for the pouf is correct for %s', (_, cart, given, off) =>
    expect(findOutcome(pouf, cart)).toMatchObject({ given, off }),
  )
})

describe('several promotions for one cart', () => {
  const halfPrice: Promotion = { id_cart_rule: 9, products: new Set([4]), type: 'percent_from', percent: 50, from: 2 }

  test('a free item is excluded from other promotions, in whatever order the promotions are given', () => {
    for (const order of [
      [chairs, halfPrice],
      [halfPrice, chairs],
    ]) {
      const { promotions, lines } = applyPromotions(order, readLines('4-1 6×100'))
      expect(promotions.map(({ id_cart_rule, counted, cents }) => [id_cart_rule, counted, cents])).toEqual(
        order.map((offer) => (offer === chairs ? [1, 6, 100] : [9, 5, 250])),
      )
      expect(lines).toMatchObject([{ free: 1, cents: 350 }])
    }
  })

  test('promotions for which no item counts are left out', () => {
    expect(applyPromotions([chairs, shelves, pouf], readLines('28-1 1×2900')).promotions).toMatchObject([
      { id_cart_rule: 2 },
    ])
    expect(applyPromotions([chairs, shelves, pouf], [])).toEqual({ promotions: [], lines: [] })
  })
})
