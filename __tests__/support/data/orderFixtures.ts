import type { Order, OrderLine } from '../../../src/contract/order'

/** A line of an order, with the fields that the order rules use. */
export const someLine = (changes: Partial<OrderLine> = {}) =>
  ({
    id_order_line: 1,
    name: 'Spile stoel',
    combination: 'oker',
    quantity: 4,
    available: 9,
    withdrawable: 4,
    delivery: { unit: 'days', min: 2, max: 4 },
    id_giftlist_product: null,
    giftlist_name: null,
    amount: null,
    message: '',
    destination: null,
    ...changes,
  }) as OrderLine

/** An order that was paid on Friday 13 March 2026, with the fields that the order rules use. */
export const someOrder = (changes: Partial<Order> = {}) =>
  ({
    id_order: 7,
    number: 'UN-2026-00007',
    placed: '2026-03-13T12:00:00.000Z',
    status: 'paid',
    history: [],
    lines: [someLine()],
    carrier: { key: 'home', name: '', delay: '' },
    service_point: null,
    withdrawal: null,
    withdraw_until: null,
    _links: {},
    ...changes,
  }) as Order
