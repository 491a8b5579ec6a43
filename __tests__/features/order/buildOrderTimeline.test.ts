import type { Order } from '../../../src/contract/order'
import { buildOrderTimeline } from '../../../src/features/order/Timeline'
import { someOrder } from '../../support/data/orderFixtures'

const at = (day: number) => `2026-03-${day}T12:00:00.000Z`
const reached = (changes: Partial<Order>) => buildOrderTimeline(someOrder(changes)).map((item) => item.reached)

test.each([
  ['ordered', ['now', 'not', 'not', 'not', 'not']],
  ['paid', ['before', 'now', 'not', 'not', 'not']],
  ['packed', ['before', 'before', 'now', 'not', 'not']],
  ['sent', ['before', 'before', 'before', 'now', 'not']],
  ['delivered', ['before', 'before', 'before', 'before', 'now']],
  ['cancelled', ['now', 'not', 'not', 'not', 'not']],
] as const)(
  'the timeline of an order with the status %s ends at that step (docs/look.md, "Order timeline")',
  (status, expected) => {
    expect(reached({ status })).toEqual(expected)
  },
)

test('the timeline of a cancelled order ends at the last step that was reached', () => {
  expect(reached({ status: 'cancelled', history: [{ step: 'paid', at: at(13) }] })).toEqual([
    'before',
    'now',
    'not',
    'not',
    'not',
  ])
})

test('the timeline contains each step once in a fixed order, with the known moments', () => {
  const history: Order['history'] = [
    { step: 'packed', at: at(16) },
    { step: 'paid', at: null },
    { step: 'paid', at: at(13) },
    { step: 'delivered', at: null },
  ]
  expect(buildOrderTimeline(someOrder({ status: 'packed', history })).map((item) => [item.step, item.at])).toEqual([
    ['ordered', at(13)],
    ['paid', at(13)],
    ['packed', at(16)],
    ['sent', null],
    ['delivered', null],
  ])
})
