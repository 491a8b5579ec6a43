import type { Order } from '../../contract/order'
import type { Language } from '../http/language'
import { toEuro } from '../../contract/money'
import { parseColumn, pickText } from '../database/json'
import type { OrderPromotion, OrderRecord, OrderRow } from '../queries/order'
import { isContribution } from '../rules/giftLines'
import { deriveOrderState, type OrderState } from '../rules/orderState'
import { serializeLine, serializeTotals } from './cart'
import { findShopDay } from '../rules/days'

/** `order_key` is given for an order that was found by its number. */
export function serializeOrder(record: OrderRecord, language: Language, now: Date, order_key?: string): Order {
  const { row, lines, vouchers, service_point } = record
  const state = deriveOrderState(record, now)
  return {
    id_order: row.id_order,
    number: row.number,
    placed: row.placed,
    status: state.status,
    history: state.history,
    tracking: serializeTracking(row, state.history),
    invoice: serializeInvoice(row),
    withdrawal: serializeWithdrawal(record, state),
    withdraw_until: state.lastDay,
    email: row.email,
    is_guest: row.is_guest === 1,
    lines: lines.map((line, index) => ({
      ...serializeLine(line, line, language),
      id_order_line: toLineId(line.id_cart_item),
      available: line.stock,
      withdrawable: state.returnableQuantities[index] ?? 0,
    })),
    offers: parseColumn<OrderPromotion[]>(row.offers).map(({ name, cents }) => ({
      name: pickText(name, language),
      amount: toEuro(cents),
    })),
    vouchers: vouchers.map(({ code, name, amount_cents }) => ({
      code,
      name: pickText(name, language),
      amount: toEuro(amount_cents),
    })),
    totals: serializeTotals({
      items: row.items_cents,
      discount: row.discount_cents,
      shipping: row.shipping_cents,
      wrapping: row.wrapping_cents,
      total: row.total_cents,
      vat: parseColumn(row.vat),
    }),
    carrier: serializeCarrier(row, language),
    service_point: service_point && serializeChosenPoint(service_point, language),
    payment: { key: row.payment_key, name: pickText(row.payment_name, language), fee: toEuro(row.fee_cents) },
    gift: { wanted: row.gift_wanted === 1, message: row.gift_message },
    delivery_address: parseColumn(row.delivery_address),
    invoice_address: parseColumn(row.invoice_address),
    ...(order_key !== undefined && { order_key }),
    _links: buildOrderLinks(record, state, order_key !== undefined),
  }
}

function serializeCarrier(
  { carrier_key: key, carrier_name, carrier_delay }: OrderRow,
  language: Language,
): Order['carrier'] {
  if (key === null || carrier_name === null || carrier_delay === null) return null
  return { key, name: pickText(carrier_name, language), delay: pickText(carrier_delay, language) }
}

const serializeChosenPoint = (
  { name, address, postcode, city, hours }: NonNullable<OrderRecord['service_point']>,
  language: Language,
): Order['service_point'] => ({ name, address, postcode, city, hours: pickText(hours, language) })

/** Converts the position of a line item to its id in the API. The ids start at 1. */
export const toLineId = (position: number): number => position + 1

function serializeWithdrawal(
  { lines, withdrawals }: OrderRecord,
  { withdrawnQuantities }: OrderState,
): Order['withdrawal'] {
  const lastWithdrawal = withdrawals.at(-1)
  if (!lastWithdrawal) return null
  const returnedLines = lines.map((line, index) => ({
    id_order_line: toLineId(line.id_cart_item),
    quantity: withdrawnQuantities[index] ?? 0,
  }))
  return { requested: lastWithdrawal.requested, lines: returnedLines.filter(({ quantity }) => quantity > 0) }
}

/**
 * Builds the links of an order. `after` is the number of withdrawals at the time when the link is created. The same
 * withdrawal with the same link is a repetition (routes/order/withdrawItems).
 */
const buildOrderLinks = (
  { row, lines, withdrawals }: OrderRecord,
  { returnableQuantities }: OrderState,
  isFoundByNumber: boolean,
): Order['_links'] => {
  const orderPath = `/v1/orders/${row.id_order}`
  return {
    ...(!isFoundByNumber && { self: { href: orderPath, method: 'GET' } }),
    ...(!lines.every(isContribution) && { order_again: { href: `${orderPath}/again`, method: 'POST' as const } }),
    ...(returnableQuantities.some((quantity) => quantity > 0) && {
      withdraw: { href: `${orderPath}/withdrawals?after=${withdrawals.length}`, method: 'POST' },
    }),
  }
}

const extractDigits = (orderNumber: string) => orderNumber.replace(/\D/g, '')

/**
 * Serializes the link to the parcel's tracking, on a reserved host that does not exist (RFC 2606). An order has none
 * before it is sent, if it is collected in the store, or if nothing is delivered to the customer. A tracking page may
 * show the address of another person who gets a gift.
 */
function serializeTracking({ number, carrier_key }: OrderRow, history: Order['history']): Order['tracking'] {
  const isSent = history.some(({ step, at }) => step === 'sent' && at !== null)
  if (!isSent || carrier_key === null || carrier_key === 'store') return null
  const code = `UN${extractDigits(number)}BE`
  return { code, href: `https://tracking.example/parcels/${code}` }
}

/** The invoice exists as soon as the order is paid. */
const serializeInvoice = ({ number, placed }: OrderRow): Order['invoice'] => ({
  number: `F-${number.replace(/^\D+/, '')}`,
  date: findShopDay(new Date(placed)),
})
