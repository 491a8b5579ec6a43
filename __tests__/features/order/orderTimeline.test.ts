import type { Order } from '../../../src/contract/order'
import { orderTimeline } from '../../../src/features/order/orderTimeline'
import { someOrder } from '../../support/data/orderFixtures'

const at = (day: number) => `2026-03-${day}T12:00:00.000Z`
const reached = (changes: Partial<Order>) => orderTimeline(someOrder(changes)).map((station) => station.reached)

test.each([
  ['ordered', ['now', 'not', 'not', 'not', 'not']],
  ['paid', ['before', 'now', 'not', 'not', 'not']],
  ['packed', ['before', 'before', 'now', 'not', 'not']],
  ['sent', ['before', 'before', 'before', 'now', 'not']],
  ['delivered', ['before', 'before', 'before', 'before', 'now']],
  ['cancelled', ['now', 'not', 'not', 'not', 'not']],
] as const)(
  'the line of an order that is %s is drawn as far as there (docs/look.md, "Order timeline")',
  (status, expected) => {
    expect(reached({ status })).toEqual(expected)
  },
)

test('a cancelled one as far as it came', () => {
  expect(reached({ status: 'cancelled', history: [{ step: 'paid', at: at(13) }] })).toEqual([
    'before',
    'now',
    'not',
    'not',
    'not',
  ])
})

test('each step once and in its order, whatever the answer’s own order, with the moments that are known', () => {
  const history: Order['history'] = [
    { step: 'packed', at: at(16) },
    { step: 'paid', at: null },
    { step: 'paid', at: at(13) },
    { step: 'delivered', at: null },
  ]
  expect(orderTimeline(someOrder({ status: 'packed', history })).map((station) => [station.step, station.at])).toEqual([
    ['ordered', at(13)],
    ['paid', at(13)],
    ['packed', at(16)],
    ['sent', null],
    ['delivered', null],
  ])
})
