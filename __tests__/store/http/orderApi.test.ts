import { HttpResponse } from 'msw'
import {
  fetchFoundOrder,
  loadMoreOrders,
  loadOrder,
  loadOrders,
  sendOrderAgain,
  sendWithdrawal,
} from '../../../src/store/order/orderApi'
import type { Order, OrderAgainAnswer, OrderLine, OrderList } from '../../../src/contract/order'
import { smallestItem } from '../../support/data/smallestAnswers'
import { collectAnswers } from '../../support/sandbox/collectAnswers'
import { outcome, startCallServer } from '../../support/store/startCallServer'

const { client, answering, testCalls } = startCallServer()
let placed: Order
let found: Order
let list: OrderList
let again: OrderAgainAnswer
beforeAll(async () => {
  const shop = await collectAnswers()
  // The links name no method, because the storefront knows the verb of each call (SPEC §7).
  const _links = { order_again: { href: '/v1/links/again' }, withdraw: { href: '/v1/links/back?after=0' } }
  placed = { ...shop.order, _links }
  found = { ...placed, order_key: 'a-key' }
  list = { _embedded: { orders: [placed] }, total: 11, _links: { next: { href: '/v1/links/orders?page=2' } } }
  again = { cart: shop.cart, missing: [{ id_order_line: 1, quantity: 2 }] }
})

const links = { my_orders: { href: '/v1/links/orders' }, find_order: { href: '/v1/links/find' } }
const wanted = { number: 'UN-2026-00001', email: 'an@example.be' }
const back = { lines: [{ id_order_line: 1, quantity: 1 }], reason: 'Te groot' }

const keyed = { order_key: 'a-key' }
testCalls('needed', [
  ['GET orders/12', () => loadOrder(client, 12), undefined, () => placed],
  ['GET links/orders', () => loadOrders(client, links), undefined, () => list],
  ['GET links/orders?page=2', () => loadMoreOrders(client, list), undefined, () => list],
  ['POST links/find', () => fetchFoundOrder(client, links, wanted), wanted, () => found],
  ['POST links/again', () => sendOrderAgain(client, placed), {}, () => again],
  ['POST links/again', () => sendOrderAgain(client, found), keyed, () => again],
  ['POST links/back?after=0', () => sendWithdrawal(client, placed, back), back, () => placed],
  ['POST links/back?after=0', () => sendWithdrawal(client, found, back), { ...back, ...keyed }, () => found],
])

describe('the validation of an order', () => {
  const line = (): OrderLine => placed.lines[0]!

  test.each<[string, () => object, () => object]>([
    ['an unknown status', () => ({ status: 'lost' }), () => ({ status: 'paid' })],
    [
      'a tracking address without https',
      () => ({ tracking: { code: 'x', href: 'javascript:x()' } }),
      () => ({ tracking: null }),
    ],
    [
      'a negative number to return',
      () => ({ lines: [{ ...line(), withdrawable: -1 }] }),
      () => ({ lines: [{ ...line(), withdrawable: 0 }] }),
    ],
    [
      'an empty slug',
      () => ({ lines: [{ ...line(), sku_slugs: { nl: 'x', en: '' } }] }),
      () => ({ lines: [{ ...line(), sku_slugs: null }] }),
    ],
    [
      'an endless delivery time',
      () => ({ lines: [{ ...line(), delivery: { unit: 'days', min: 1, max: 1e15 } }] }),
      () => ({ lines: [{ ...line(), delivery: null }] }),
    ],
  ])('an order with %s is read without it', async (_, given, read) => {
    answering(() => HttpResponse.json({ ...placed, ...given() }))
    expect(await loadOrder(client, 12)).toEqual({ ...placed, ...read() })
  })

  test('an order of a number and its lines alone has totals, and its number is its id', async () => {
    answering(() => HttpResponse.json({ id_order: 12, lines: [smallestItem, smallestItem] }))
    expect(await loadOrder(client, 12)).toMatchObject({
      number: '12',
      lines: [{ id_order_line: 1 }, { id_order_line: 2 }],
      totals: { items: 60.6, discount: 0, total: 60.6 },
    })
  })

  test.each<[string, () => object]>([
    ['no number', () => ({ ...placed, id_order: null })],
    ['a negative quantity', () => ({ ...placed, lines: [{ ...line(), quantity: -1 }] })],
  ])('loading an order with %s rejects', async (_, answer) => {
    answering(() => HttpResponse.json(answer()))
    expect(await outcome(loadOrder(client, 12))).toMatchObject({ name: 'AnswerError', code: 'ERR_ANSWER' })
  })
})
