import type { Order } from '../../../src/contract/order'
import { orderDeliveryDays } from '../../../src/features/order/orderDays'
import { isUnderWay, findOrderState } from '../../../src/features/order/formatOrderState'
import { formatOrderState } from '../../../src/features/order/formatOrderState'
import { order as en } from '../../../src/i18n/en/order'
import { order as nl } from '../../../src/i18n/nl/order'
import { setDay } from '../../support/dom/setDay'
import { someLine, someOrder } from '../../support/data/orderFixtures'

afterEach(() => jest.useRealTimers())

const today = '2026-03-16'
const delivered: Order['history'] = [{ step: 'delivered', at: '2026-03-19T16:00:00.000Z' }]

describe('where an order stands (SPEC §4: order statuses are the shop API’s)', () => {
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
  ] as const)('%s, to come until %s: %s', (status, lastDay, kind) => {
    expect(findOrderState({ status, history: [] }, lastDay, today)).toEqual({ kind })
  })

  test('delivered on the day that the shop noted, or on one that it did not', () => {
    const on = delivered[0]!.at
    expect(findOrderState({ status: 'delivered', history: delivered }, null, today)).toEqual({ kind: 'received', on })
    expect(findOrderState({ status: 'delivered', history: [] }, null, today)).toEqual({ kind: 'received', on: null })
  })

  test.each([
    ['ordered', true],
    ['paid', true],
    ['packed', true],
    ['sent', true],
    ['delivered', false],
    ['cancelled', false],
  ] as const)('whether there is something to wait for: %s, %s', (status, expected) => {
    expect(isUnderWay({ status })).toBe(expected)
  })
})

const oneDay = [someLine({ delivery: { unit: 'days', min: 2, max: 2 } })]
const collected = { carrier: { key: 'store', name: '', delay: '' } }

describe('the heading of an order, in words', () => {
  test.each([
    ['two days', {}, 'Komt tussen 17 en 19 maart', 'Arriving between 17 and 19 March'],
    ['one day', { lines: oneDay }, 'Komt op dinsdag 17 maart', 'Arriving on Tuesday 17 March'],
    ['in the shop', { lines: oneDay, ...collected }, /^Klaar in de winkel op dinsdag/, /^Ready in the shop on Tuesday/],
    [
      'delivered',
      { status: 'delivered', history: delivered },
      'Geleverd op 19 maart 2026',
      'Delivered on 19 March 2026',
    ],
    [
      'collected',
      { status: 'delivered', history: delivered, ...collected },
      /^Klaargezet in de winkel op 19/,
      /^Ready in the shop on 19/,
    ],
    ['on a day that nobody noted', { status: 'delivered' }, 'Geleverd', 'Delivered'],
    ['cancelled', { status: 'cancelled' }, 'Geannuleerd', 'Cancelled'],
    ['without lines', { lines: [] }, 'Wordt klaargemaakt', 'Being packed'],
  ] as [string, Partial<Order>, string | RegExp, string | RegExp][])('%s', (_what, changes, dutch, english) => {
    setDay(today)
    const order = someOrder(changes)
    expect(formatOrderState(order, orderDeliveryDays(order, null, 'nl'), nl, 'nl')).toMatch(dutch)
    expect(formatOrderState(order, orderDeliveryDays(order, null, 'en'), en, 'en')).toMatch(english)
  })

  test.each([
    ['2026-03-18', 'Komt tussen 18 en 19 maart'],
    ['2026-03-19', 'Komt op donderdag 19 maart'],
  ])('on %s the days before it are not named any more', (day, expected) => {
    setDay(day)
    const order = someOrder({ status: 'sent' })
    expect(formatOrderState(order, orderDeliveryDays(order, null, 'nl'), nl, 'nl')).toBe(expected)
  })

  test('a day that has gone by is not promised any more', () => {
    setDay('2026-03-20')
    const order = someOrder({ status: 'sent' })
    expect(formatOrderState(order, orderDeliveryDays(order, null, 'nl'), nl, 'nl')).toBe('Onderweg')
  })
})
