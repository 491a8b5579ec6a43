import type { GiftDestination } from '../../../src/contract/giftDestination'
import {
  findLineRemaining,
  findTakenGift,
  isDeliveredToGiver,
  needsDelivery,
  type GiftItem,
  type GiftLine,
} from '../../../src/sandbox/rules/giftLines'
import { findCredit, findGiftRemaining, findGiftPrice, type GiftState } from '../../../src/sandbox/rules/giftRemaining'
import { fc } from '../../support/propertyTests'

/** Two chairs of € 289, without gifts. */
const chairs: GiftState = { quantity: 2, price_cents: 28_900, given: 0, collected_cents: 0, received: 0 }

describe('the remaining amount of a gift list item', () => {
  test.each<[string, Partial<GiftState>, { items: number; cents: number | null }]>([
    ['nothing given', {}, { items: 2, cents: 57_800 }],
    ['one item given', { given: 1 }, { items: 1, cents: 28_900 }],
    ['all items given', { given: 2 }, { items: 0, cents: 0 }],
    ['a cent contributed, which takes a whole item', { collected_cents: 1 }, { items: 1, cents: 57_799 }],
    ['contributions of one item', { collected_cents: 28_900 }, { items: 1, cents: 28_900 }],
    ['an item and almost all of the other', { given: 1, collected_cents: 28_899 }, { items: 0, cents: 1 }],
    ['an item received from elsewhere', { received: 1 }, { items: 1, cents: 28_900 }],
    ['an item given and received', { given: 1, received: 1 }, { items: 1, cents: 28_900 }],
    ['more received than given', { given: 1, received: 2 }, { items: 0, cents: 0 }],
    ['more received than wished', { received: 3 }, { items: 0, cents: 0 }],
    ['fewer wished than were given', { quantity: 1, given: 2 }, { items: 0, cents: 0 }],
    ['a price that fell below what was contributed', { quantity: 1, collected_cents: 40_000 }, { items: 0, cents: 0 }],
    ['a price that takes contributions', { price_cents: 10_000 }, { items: 2, cents: 20_000 }],
    ['a price that is too low for contributions', { price_cents: 9999 }, { items: 2, cents: null }],
    ['a variant that is no longer sold', { price_cents: 0 }, { items: 0, cents: null }],
  ])('the remaining items and euros are correct with %s', (_, state, remaining) =>
    expect(findGiftRemaining({ ...chairs, ...state })).toEqual(remaining),
  )

  test('giving all remaining items, or all remaining euros, leaves nothing of either', () => {
    const count = fc.integer({ min: 0, max: 20 })
    const state = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      price_cents: fc.integer({ min: 1, max: 1_000_000 }),
      given: count,
      received: fc.constant(0),
      collected_cents: fc.integer({ min: 0, max: 2_000_000 }),
    })
    fc.assert(
      fc.property(state, (one) => {
        const { items, cents } = findGiftRemaining(one)
        const value = one.quantity * one.price_cents
        const taken = one.given * one.price_cents + one.collected_cents
        expect(taken + items * one.price_cents).toBeLessThanOrEqual(Math.max(value, taken))
        expect(findGiftRemaining({ ...one, given: one.given + items }).items).toBe(0)
        if (cents === null) return
        expect(Math.max(value, taken)).toBe(taken + cents)
        const after = findGiftRemaining({ ...one, collected_cents: one.collected_cents + cents })
        expect(after).toEqual({ items: 0, cents: 0 })
      }),
    )
  })
})

const item: GiftItem = { ...chairs, id_product_attribute: 100402, published: true, can_deliver_to_owner: true }
const buildItemLine = (quantity: number, id_giftlist_product: number | null = 1): GiftLine => ({
  quantity,
  id_giftlist_product,
  amount_cents: null,
})
const buildContribution = (amount_cents: number): GiftLine => ({ quantity: 1, id_giftlist_product: 1, amount_cents })

describe('the amount that a line of a cart can still give', () => {
  test.each([
    ['whole items alone', [buildItemLine(2)], {}, [2]],
    ['a contribution alone', [buildContribution(5000)], {}, [57_800]],
    ['both, which share the value of the item', [buildItemLine(1), buildContribution(5000)], {}, [1, 28_900]],
    ['both, with too little for either', [buildItemLine(2), buildContribution(5000)], {}, [1, 0]],
    ['another item of a list', [buildItemLine(1), buildItemLine(9, 2)], {}, [2, 0]],
    ['gifts of others', [buildItemLine(1), buildContribution(5000)], { given: 1 }, [0, 0]],
    ['a closed list', [buildItemLine(1), buildContribution(5000)], { published: false }, [0, 0]],
    ['a price that no longer takes contributions', [buildContribution(5000)], { price_cents: 9000 }, [0]],
  ])('the lines have the right remaining amount: %s', (_, lines, change, remaining) => {
    const items = new Map([[1, { ...item, ...change }]])
    expect(lines.map((line) => findLineRemaining(line, lines, items.get(line.id_giftlist_product ?? 0)))).toEqual(
      remaining,
    )
  })

  test.each([
    ['exactly what remains', [buildItemLine(2)], {}, undefined],
    ['an item too many', [buildItemLine(9, null), buildItemLine(3)], {}, { at: 1, remaining: 2, isClosed: false }],
    ['a cent too many', [buildContribution(57_801)], {}, { at: 0, remaining: 57_800, isClosed: false }],
    ['all of the euro', [buildContribution(57_800)], {}, undefined],
    ['a closed list', [buildItemLine(1)], { published: false }, { at: 0, remaining: 0, isClosed: true }],
    ['an item that left its list', [buildItemLine(1, 2)], {}, { at: 0, remaining: 0, isClosed: false }],
  ])('the line that exceeds the remaining amount is found: %s', (_, lines, change, expected) => {
    const { at, ...taken } = expected ?? { at: -1 }
    expect(findTakenGift(lines, new Map([[1, { ...item, ...change }]]))).toEqual(
      expected && { line: lines[at], ...taken },
    )
  })
})

describe('the delivery of a cart to its giver', () => {
  const buildSentLine = (destination: GiftDestination | null, amount_cents: number | null = null) => ({
    destination,
    amount_cents,
  })
  test.each([
    [buildSentLine(null), true],
    [buildSentLine('giver'), true],
    [buildSentLine('owner'), false],
    [buildSentLine('pickup'), false],
    [buildSentLine(null, 5000), false],
  ])('for the line %j, isDeliveredToGiver returns %s', (one, expected) => {
    expect(isDeliveredToGiver(one)).toBe(expected)
    expect(needsDelivery([one, buildSentLine('owner')])).toBe(expected)
  })

  test('an empty cart still needs a delivery', () => expect(needsDelivery([])).toBe(true))
})

describe('the price of a gift list item and its credit', () => {
  test.each([
    ['no contributions', { price_cents: 900, collected_cents: 0, fixed_cents: 500 }, 900],
    ['a price that rose', { price_cents: 900, collected_cents: 1, fixed_cents: 500 }, 500],
    ['a price that fell', { price_cents: 400, collected_cents: 1, fixed_cents: 500 }, 400],
    ['an unknown earlier price', { price_cents: 900, collected_cents: 1, fixed_cents: null }, 900],
    ['a variant that is no longer sold', { price_cents: 0, collected_cents: 1, fixed_cents: 500 }, 0],
  ])('the price of an item with %s', (_, pricedItem, price) => expect(findGiftPrice(pricedItem)).toBe(price))

  test.each<[string, Partial<GiftState>, number]>([
    ['nothing', {}, 0],
    ['less than one item', { collected_cents: 5000 }, 5000],
    ['one item', { collected_cents: 28_900 }, 0],
    ['one item and a part', { collected_cents: 30_000 }, 1100],
    ['more than is wished besides the given items', { given: 1, collected_cents: 60_000 }, 31_100],
    ['one item that was received', { received: 1, collected_cents: 28_900 }, 0],
    ['an item that left its list', { quantity: 0, collected_cents: 28_900 }, 28_900],
    ['a variant that is no longer sold', { price_cents: 0, collected_cents: 28_900 }, 28_900],
  ])('the credit after contributions of %s', (_, state, credit) =>
    expect(findCredit({ ...chairs, ...state })).toBe(credit),
  )
})
