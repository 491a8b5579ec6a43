import type { Order } from '../../contract/order'
import type { Lang } from '../http/language'
import { toEuro } from '../money/cents'
import { parsed, textIn } from '../records/json'
import type { OrderOffer, OrderRecord } from '../records/order'
import { presentLine, presentTotals } from './cart'

/** An order as the wire has it. */
export const presentOrder = ({ row, lines, given, vouchers, service_point }: OrderRecord, lang: Lang): Order => ({
  id_order: row.id_order,
  number: row.number,
  placed: row.placed,
  status: row.status,
  history: [],
  tracking: null,
  invoice: null,
  withdrawal: null,
  withdraw_until: null,
  email: row.email,
  is_guest: row.is_guest === 1,
  lines: lines.map((line, at) => ({
    ...presentLine(line, given[at], lang),
    id_order_line: line.id_cart_item + 1,
    available: 0,
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
  _links: { self: { href: `/v1/orders/${row.id_order}`, method: 'GET' } },
})
