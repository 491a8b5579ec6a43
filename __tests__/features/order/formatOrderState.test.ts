import type { Order } from '../../../src/contract/order'
import { computeOrderDeliveryDays } from '../../../src/features/order/orderDays'
import { findOrderState, formatOrderState, isInProgress } from '../../../src/features/order/formatOrderState'
import { order as en } from '../../../src/i18n/en/order'
import { order as nl } from '../../../src/i18n/nl/order'
import { setDay } from '../../support/dom/setDay'
import { someLine, someOrder } from '../../support/data/orderFixtures'

afterEach(() => jest.useRealTimers())

const today = '2026-03-16'
const delivered: Order['history'] = [{ step: 'delivered', at: '2026-03-19T16:00:00.000Z' }]

describe('findOrderState (SPEC §4 leaves the order statuses to the shop API)', () => {
  test.each([
    ['ordered', '2026-03-19', 'unpaid'],
    ['paid', '2026-03-19', 'comes'],
    ['packed', '2026-03-16', 'comes'],
    ['sent', '2026-03-17', 'comes'],
    ['paid', '2026-03-15', 'packing'],
    ['packed', '2026-03-15', 'packed'],
    ['sent', '2026-03-15', 'sent'],
    ['paid', null, 'packing'],
    ['cancelled', '2026-03-19', 'cancelled'],
  ] as const)('an order with the status %s and the last day %s has the state "%s"', (status, lastDay, kind) => {
    expect(findOrderState({ status, history: [] }, lastDay, today)).toEqual({ kind })
  })

  test('a delivered order has its day of delivery, or none if the API does not give it', () => {
    const on = delivered[0]!.at
    expect(findOrderState({ status: 'delivered', history: delivered }, null, today)).toEqual({
      kind: 'received',
      deliveredAt: on,
    })
    expect(findOrderState({ status: 'delivered', history: [] }, null, today)).toEqual({
      kind: 'received',
      deliveredAt: null,
    })
  })

  test.each([
    ['ordered', true],
    ['paid', true],
    ['packed', true],
    ['sent', true],
    ['delivered', false],
    ['cancelled', false],
  ] as const)('for an order with the status %s, isUnderWay is %s', (status, expected) => {
    expect(isInProgress({ status })).toBe(expected)
  })
})

const oneDay = [someLine({ delivery: { unit: 'days', min: 2, max: 2 } })]
const forOwner = { carrier: null, lines: [someLine({ destination: 'owner', delivery: oneDay[0]!.delivery })] }
const heldInShop = { carrier: null, lines: [someLine({ destination: 'pickup', delivery: oneDay[0]!.delivery })] }
const contributed = { carrier: null, lines: [someLine({ amount: 50 })] }
const collected = { carrier: { key: 'store', name: '', delay: '' } }

describe('formatOrderState', () => {
  test.each([
    [
      'says between which days an order comes',
      {},
      'Komt tussen 17 en 19\u00a0maart',
      'Arriving between 17 and 19\u00a0March',
    ],
    [
      'names the weekday when an order comes on one day',
      { lines: oneDay },
      'Komt op dinsdag 17\u00a0maart',
      'Arriving on Tuesday 17\u00a0March',
    ],
    [
      'says when an order is ready in the shop',
      { lines: oneDay, ...collected },
      /^Klaar in de winkel op dinsdag/,
      /^Ready in the shop on Tuesday/,
    ],
    [
      'says when an order was delivered',
      { status: 'delivered', history: delivered },
      'Geleverd op 19\u00a0maart 2026',
      'Delivered on 19\u00a0March 2026',
    ],
    [
      'says when an order was ready in the shop',
      { status: 'delivered', history: delivered, ...collected },
      /^Klaargezet in de winkel op 19/,
      /^Ready in the shop on 19/,
    ],
    ['gives no day when the day of the delivery is unknown', { status: 'delivered' }, 'Geleverd', 'Delivered'],
    ['says when gifts are with those who get them', forOwner, /^Bij hen op dinsdag/, /^With them on Tuesday/],
    ['says when gifts are ready in the shop', heldInShop, /^Klaar in de winkel op/, /^Ready in the shop on/],
    [
      'says when gifts were delivered',
      { ...forOwner, status: 'delivered', history: delivered },
      /^Bij hen geleverd op 19/,
      /^Delivered to them on 19/,
    ],
    ['promises no day for a contribution', contributed, 'Je bijdrage is genoteerd', 'Your contribution has been noted'],
    ['says that a contribution is not paid', { ...contributed, status: 'ordered' }, 'Wacht op je', 'Waiting for your'],
    ['says that an order was cancelled', { status: 'cancelled' }, 'Geannuleerd', 'Cancelled'],
    ['says that an order without lines is being packed', { lines: [] }, 'Wordt klaargemaakt', 'Being packed'],
  ] as [string, Partial<Order>, string | RegExp, string | RegExp][])(
    'the heading %s',
    (_what, changes, dutch, english) => {
      setDay(today)
      const order = someOrder(changes)
      expect(formatOrderState(order, computeOrderDeliveryDays(order, null, 'nl'), nl, 'nl')).toMatch(dutch)
      expect(formatOrderState(order, computeOrderDeliveryDays(order, null, 'en'), en, 'en')).toMatch(english)
    },
  )

  test.each([
    ['2026-03-18', 'Komt tussen 18 en 19\u00a0maart'],
    ['2026-03-19', 'Komt op donderdag 19\u00a0maart'],
  ])('on %s the heading omits the days that have passed', (day, expected) => {
    setDay(day)
    const order = someOrder({ status: 'sent' })
    expect(formatOrderState(order, computeOrderDeliveryDays(order, null, 'nl'), nl, 'nl')).toBe(expected)
  })

  test('after the last day the heading names no day', () => {
    setDay('2026-03-20')
    const order = someOrder({ status: 'sent' })
    expect(formatOrderState(order, computeOrderDeliveryDays(order, null, 'nl'), nl, 'nl')).toBe('Onderweg')
  })
})
