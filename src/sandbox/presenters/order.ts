import type { Order } from '../../contract/order'
import type { Lang } from '../http/language'
import { toEuro } from '../money/cents'
import { parsed, textIn } from '../records/json'
import type { OrderOffer, OrderRecord } from '../records/order'
import { orderState, type OrderState } from '../rules/orderState'
import { presentLine, presentTotals } from './cart'
import { presentInvoice, presentTracking } from './orderPapers'

/** On the wire a line's id counts from 1. */
export const lineId = (position: number): number => position + 1

function presentWithdrawal({ lines, withdrawals }: OrderRecord, { withdrawn }: OrderState): Order['withdrawal'] {
  const last = withdrawals.at(-1)
  if (!last) return null
  const back = lines.map((line, at) => ({
    id_order_line: lineId(line.id_cart_item),
    quantity: withdrawn[at] ?? 0,
  }))
  return { requested: last.requested, lines: back.filter(({ quantity }) => quantity > 0) }
}

/**
 * `after` says how many requests to send back there were when the link was given: the same request once more by the same
 * link is the same one (changes/withdrawPieces).
 */
const linksOf = ({ row, withdrawals }: OrderRecord, { possible }: OrderState, isFound: boolean): Order['_links'] => {
  const own = `/v1/orders/${row.id_order}`
  return {
    ...(!isFound && { self: { href: own, method: 'GET' } }),
    order_again: { href: `${own}/again`, method: 'POST' },
    ...(possible.some((pieces) => pieces > 0) && {
      withdraw: { href: `${own}/withdrawals?after=${withdrawals.length}`, method: 'POST' },
    }),
  }
}

/** An order as the wire has it, at a moment. `order_key` is that of one that was found by its number. */
export function presentOrder(record: OrderRecord, lang: Lang, now: Date, order_key?: string): Order {
  const { row, lines, given, vouchers, service_point } = record
  const state = orderState(record, now)
  return {
    id_order: row.id_order,
    number: row.number,
    placed: row.placed,
    status: state.status,
    history: state.history,
    tracking: presentTracking(row, state.history),
    invoice: presentInvoice(row),
    withdrawal: presentWithdrawal(record, state),
    withdraw_until: state.until,
    email: row.email,
    is_guest: row.is_guest === 1,
    lines: lines.map((line, at) => ({
      ...presentLine(line, given[at], lang),
      id_order_line: lineId(line.id_cart_item),
      available: line.stock,
      withdrawable: state.possible[at] ?? 0,
    })),
    offers: parsed<OrderOffer[]>(row.offers).map(({ name, cents }) => ({
      name: textIn(name, lang),
      amount: toEuro(cents),
    })),
    vouchers: vouchers.map(({ code, name, amount_cents }) => ({
      code,
      name: textIn(name, lang),
      amount: toEuro(amount_cents),
    })),
    totals: presentTotals({
      items: row.items_cents,
      discount: row.discount_cents,
      shipping: row.shipping_cents,
      wrapping: row.wrapping_cents,
      total: row.total_cents,
      vat: parsed(row.vat),
    }),
    carrier: { key: row.carrier_key, name: textIn(row.carrier_name, lang), delay: textIn(row.carrier_delay, lang) },
    service_point: service_point && { ...service_point, hours: textIn(service_point.hours, lang) },
    payment: { key: row.payment_key, name: textIn(row.payment_name, lang) },
    gift: { wanted: row.gift_wanted === 1, message: row.gift_message },
    delivery_address: parsed(row.delivery_address),
    invoice_address: parsed(row.invoice_address),
    ...(order_key !== undefined && { order_key }),
    _links: linksOf(record, state, order_key !== undefined),
  }
}
