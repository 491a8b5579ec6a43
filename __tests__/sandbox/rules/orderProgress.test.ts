import { orderSteps } from '../../../src/contract/order'
import { findOrderProgress, findWithdrawalTerms, type OrderTerms } from '../../../src/sandbox/rules/orderState'

jest.mock('../../../data/shop.json', () => ({
  ...jest.requireActual<object>('../../../data/shop.json'),
  daysToDecide: 14,
}))

/** Placed on Thursday 12 March 2026, 13:00 in Brussels. */
const order: OrderTerms = {
  placed: '2026-03-12T12:00:00.000Z',
  deliveries: [{ unit: 'days', min: 2, max: 4 }],
  carrier: 'home',
  extraDays: 0,
  isCancelled: false,
}
const madeToOrder = { unit: 'weeks', min: 6, max: 8 } as const
const listStepTimes = (terms: Partial<OrderTerms>) => {
  const { history } = findOrderProgress({ ...order, ...terms }, new Date('2027-01-01T00:00:00Z'))
  return history.map(({ at }) => at)
}

describe('the progress of an order (SPEC §4 leaves the order statuses to the shop API)', () => {
  test.each<[string, Partial<OrderTerms>, [packed: string, sent: string, delivered: string]]>([
    [
      'items in stock arrive within four working days',
      {},
      ['2026-03-17T08:00', '2026-03-17T14:00', '2026-03-18T16:00'],
    ],
    [
      'the longest line counts',
      {
        deliveries: [
          { unit: 'days', min: 5, max: 8 },
          { unit: 'days', min: 2, max: 4 },
        ],
      },
      ['2026-03-23T08:00', '2026-03-23T14:00', '2026-03-24T16:00'],
    ],
    [
      'made to order counts calendar weeks, and the clock changes',
      { deliveries: [{ unit: 'days', min: 2, max: 4 }, madeToOrder] },
      ['2026-05-06T07:00', '2026-05-06T13:00', '2026-05-07T15:00'],
    ],
    [
      'a last day on a Sunday moves to the working day before',
      { placed: '2026-03-01T12:00:00.000Z', deliveries: [madeToOrder] },
      ['2026-04-23T07:00', '2026-04-23T13:00', '2026-04-24T15:00'],
    ],
    ['delivery abroad takes longer', { extraDays: 2 }, ['2026-03-17T08:00', '2026-03-17T14:00', '2026-03-20T16:00']],
    [
      'an order collected in the store leaves on the day itself, wherever the customer lives',
      { carrier: 'store', extraDays: 2 },
      ['2026-03-18T08:00', '2026-03-18T14:00', '2026-03-18T16:00'],
    ],
    [
      'no order is packed on its own day',
      { deliveries: [{ unit: 'days', min: 1, max: 1 }] },
      ['2026-03-13T08:00', '2026-03-13T14:00', '2026-03-13T16:00'],
    ],
    [
      'the day changes at midnight in Brussels',
      { placed: '2026-03-12T23:30:00.000Z' },
      ['2026-03-18T08:00', '2026-03-18T14:00', '2026-03-19T16:00'],
    ],
    [
      'gifts that go to others arrive like the rest',
      { carrier: null },
      ['2026-03-17T08:00', '2026-03-17T14:00', '2026-03-18T16:00'],
    ],
  ])('the steps of an order have the correct times: %s', (_, terms, moments) => {
    const placed = terms.placed ?? order.placed
    expect(listStepTimes(terms)).toEqual([placed, placed, ...moments.map((moment) => `${moment}:00.000Z`)])
  })

  test.each([
    ['2026-03-12T12:00:00.000Z', 'paid'],
    ['2026-03-17T07:59:59.999Z', 'paid'],
    ['2026-03-17T08:00:00.000Z', 'packed'],
    ['2026-03-17T14:00:00.000Z', 'sent'],
    ['2026-03-18T16:00:00.000Z', 'delivered'],
    ['2030-01-01T00:00:00.000Z', 'delivered'],
  ])('at %s the order has the status %s', (now, status) => {
    const progress = findOrderProgress(order, new Date(now))
    const done = progress.history.filter(({ at }) => at !== null)
    expect(progress.status).toBe(status)
    expect(progress.history.map(({ step }) => step)).toEqual(orderSteps)
    expect(done.at(-1)?.step).toBe(status)
    expect(done.every(({ at }) => String(at) <= now)).toBe(true)
  })

  test('an order that contains only contributions stays paid, because there is nothing to deliver', () => {
    const { status, history } = findOrderProgress({ ...order, deliveries: [] }, new Date('2026-04-01T00:00:00Z'))
    expect(status).toBe('paid')
    expect(history.filter(({ at }) => at !== null).map(({ step }) => step)).toEqual(['ordered', 'paid'])
  })

  test('a cancelled order stays cancelled', () => {
    const { status, history } = findOrderProgress({ ...order, isCancelled: true }, new Date('2026-04-01T00:00:00Z'))
    expect(status).toBe('cancelled')
    expect(history.filter(({ at }) => at !== null).map(({ step }) => step)).toEqual(['ordered', 'paid'])
  })
})

describe('the right of withdrawal (Directive 2011/83/EU, and the days of data/shop.json)', () => {
  const lines = [
    { quantity: 3, delivery_unit: 'days', withdrawnQuantity: 1, amount_cents: null },
    { quantity: 1, delivery_unit: 'weeks', withdrawnQuantity: 0, amount_cents: null },
    // A contribution to a gift is never returned.
    { quantity: 1, delivery_unit: 'days', withdrawnQuantity: 0, amount_cents: 5000 },
  ] as const
  const findTermsAt = (now: string, terms: Partial<OrderTerms> = {}) => {
    const progress = findOrderProgress({ ...order, ...terms }, new Date(now))
    return findWithdrawalTerms({ ...progress, placed: order.placed }, lines, new Date(now))
  }

  test.each([
    ['all items on the day of the order', '2026-03-12T12:00:00Z', null, [2, 1, 0]],
    ['made-to-order items until nine on the next working day', '2026-03-13T07:59:59Z', null, [2, 1, 0]],
    ['no made-to-order items once their making has begun', '2026-03-13T08:00:00Z', null, [2, 0, 0]],
    ['fourteen days from the day after the delivery', '2026-03-18T16:00:00Z', '2026-04-01', [2, 0, 0]],
    ['all items until the end of the last day in Brussels', '2026-04-01T21:59:59Z', '2026-04-01', [2, 0, 0]],
    ['no items a second later', '2026-04-01T22:00:00Z', '2026-04-01', [0, 0, 0]],
  ])('the terms of a withdrawal are correct: %s', (_, now, lastDay, returnableQuantities) => {
    expect(findTermsAt(now)).toEqual({ lastDay, returnableQuantities, isWithdrawalOver: returnableQuantities[0] === 0 })
  })

  test('no item of a cancelled order can be withdrawn', () => {
    expect(findTermsAt('2026-03-12T13:00:00Z', { isCancelled: true })).toEqual({
      lastDay: null,
      isWithdrawalOver: false,
      returnableQuantities: [0, 0, 0],
    })
  })
})
