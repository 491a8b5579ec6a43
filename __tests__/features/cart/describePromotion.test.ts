import type { CartPromotion } from '../../../src/contract/cart'
import { findFreeDelivery } from '../../../src/features/cart/discounts/CartPromotions'
import {
  describePromotion,
  readPromotionProgress,
  readRuleReward,
} from '../../../src/features/cart/discounts/describePromotion'
import { offers as en } from '../../../src/i18n/en/offers'
import { offers as nl } from '../../../src/i18n/nl/offers'

const noReward = { free: null, percent: null }
const oneFree = { free: 1, percent: null }
const tenPercent = { free: null, percent: 10 }
const buildPromotion = (parts: object) =>
  ({ id_cart_rule: 1, name: 'Actie', counted: 0, needed: 6, amount: 0, free: 0, gift: null, ...parts }) as CartPromotion
const buildGift = (in_cart: boolean) => ({ name: 'Pilvi poef', in_cart }) as CartPromotion['gift']

// The types of docs/shop-api/cart.md, "Promotions". The API gives `counted`, `needed`, `amount` and `free`.
test.each([
  [{ type: 'buy_x_get_y', counted: 4 }, oneFree, 'Neem er nog twee bij: het goedkoopste stuk is gratis.'],
  [{ type: 'buy_x_get_y', counted: 5 }, noReward, 'Neem er nog één bij: het goedkoopste stuk is gratis.'],
  [
    { type: 'buy_x_get_y', counted: 4 },
    { free: 2, percent: null },
    'Neem er nog twee bij: de twee goedkoopste zijn gratis.',
  ],
  [{ type: 'buy_x_get_y', counted: 6, free: 1, amount: 289 }, noReward, 'Het goedkoopste stuk is gratis.'],
  [
    { type: 'buy_x_get_y', counted: 7, needed: 12, free: 1, amount: 289 },
    noReward,
    'Het goedkoopste stuk is gratis. Nog vijf erbij en er is er weer een gratis.',
  ],
  [
    { type: 'buy_x_get_y', counted: 12, needed: 12, free: 2, amount: 578 },
    noReward,
    'De twee goedkoopste stukken zijn gratis.',
  ],
  [{ type: 'percent_from', counted: 3 }, tenPercent, 'Neem er nog drie bij: dan gaat er 10\u00a0% van het geheel af.'],
  [{ type: 'percent_from', counted: 3 }, noReward, 'Neem er nog drie bij: dan gaat er korting van het geheel af.'],
  [{ type: 'percent_from', counted: 8, amount: 30 }, tenPercent, 'Er gaat 10\u00a0% van het geheel af.'],
  [{ type: 'percent_from', counted: 8, amount: 30 }, noReward, 'Er gaat korting van het geheel af.'],
  [{ type: 'gift', counted: 1, needed: 2 }, noReward, 'Neem er nog één bij: dan krijg je er een cadeau bij.'],
  [
    { type: 'gift', counted: 2, needed: 2, gift: buildGift(false) },
    noReward,
    'Je krijgt er een cadeau bij: Pilvi poef.',
  ],
  [
    { type: 'gift', counted: 2, needed: 2, gift: buildGift(true) },
    noReward,
    'Je cadeau ligt in je mandje: Pilvi poef.',
  ],
])('the promotion %j with the reward %j is described as "%s"', (parts, reward, sentence) => {
  expect(describePromotion(buildPromotion(parts), reward, nl)).toBe(sentence)
  expect(describePromotion(buildPromotion(parts), reward, en)).toMatch(/^[A-Z\d].*\.$/)
})

test.each([
  [{ buy: 5, free: 1 }, oneFree],
  [{ percent: 10, min_modules: 6 }, tenPercent],
  ['pouf', noReward],
  [null, noReward],
  [{ free: -1, percent: 400 }, noReward],
])('the value %j of a cart rule gives the reward %j', (value, reward) => {
  expect(readRuleReward({ value })).toEqual(reward)
})

test('a cart rule that was not loaded gives no reward', () => expect(readRuleReward(undefined)).toEqual(noReward))

const freeShipping = { from: 75, missing: 6 }
test.each([
  ['is shown while it is not reached', [{}], [], freeShipping, freeShipping],
  ['is not shown when the cart has none', [{}], [], null, null],
  ['is not shown when a voucher gives it', [{}], [{ free_shipping: true }], freeShipping, null],
  ['is not shown for an empty cart', [], [], freeShipping, null],
])('the limit for free delivery %s', (_name, items, vouchers, free_shipping, shown) => {
  expect(findFreeDelivery({ items, vouchers, free_shipping } as never)).toEqual(shown)
})

test('nothing is missing once more items count than a reward needs', () => {
  const reached = buildPromotion({ type: 'percent_from', counted: 9, needed: 6, amount: 30 })
  expect(readPromotionProgress(reached)).toEqual({ isReached: true, missing: 0 })
})
