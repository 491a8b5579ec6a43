import { findOrderPayload, orderAgainPayload, withdrawPayload } from '../accountRequests'
import { order, orderAgainAnswer, orderList } from '../order'
import type { Calls } from './call'
import { orderListQuery } from './queries'

export const orderCalls = {
  readOrder: {
    does: 'Reads an order of the customer or guest.',
    ...{ method: 'GET', path: '/v1/orders/{id}', level: 'shop', section: '7' },
    tokens: { customer: 'session' },
    answer: order,
    errors: ['not_found'],
  },
  listOrders: {
    does: "Lists the customer's orders, ten on a page, the latest first.",
    ...{ method: 'GET', path: '/v1/my/orders', level: 'whole' },
    links: { sessionAnswer: 'my_orders', orderList: 'next' },
    tokens: { customer: 'account' },
    query: orderListQuery,
    answer: orderList,
    errors: ['invalid'],
    without: 'The account has no orders.',
  },
  findOrder: {
    does: "Finds a guest's order by its number and email address.",
    ...{ method: 'POST', path: '/v1/orders/search', level: 'whole' },
    links: { root: 'find_order' },
    payload: findOrderPayload,
    answer: order,
    errors: ['invalid', 'not_found', 'too_many_attempts'],
    without: 'Guests find their orders only in the emails.',
  },
  orderAgain: {
    does: 'Fills the cart with the items of an order, as far as the stock allows.',
    ...{ method: 'POST', path: '/v1/orders/{id}/again', level: 'whole' },
    links: { order: 'order_again' },
    tokens: { cart: 'optional', customer: 'optional' },
    payload: orderAgainPayload,
    answer: orderAgainAnswer,
    errors: ['not_found', 'not_logged_in', 'out_of_stock'],
    without: 'The order cannot be ordered again.',
  },
  withdraw: {
    does: 'Announces the return of items.',
    ...{ method: 'POST', path: '/v1/orders/{id}/withdrawals', level: 'whole' },
    links: { order: 'withdraw' },
    tokens: { customer: 'optional' },
    payload: withdrawPayload,
    answer: order,
    errors: ['invalid', 'not_found', 'not_logged_in', 'withdrawal_over'],
    without: 'The order offers no return.',
  },
} as const satisfies Calls
