import type * as v from 'valibot'
import { object, parse, string } from 'valibot'
import { cartAnswer } from '../../../src/contract/cart'
import { checkout, paymentAnswer, statusAnswer } from '../../../src/contract/checkout'
import { errorBody, errorStatuses } from '../../../src/contract/error'
import { order } from '../../../src/contract/order'
import { sessionAnswer } from '../../../src/contract/session'
import type { Sandbox } from '../../../src/sandbox/openSandbox'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Linked {
  _links: Record<string, { href: string }>
}

export const origin = 'http://localhost:9000'

/** The request to pay for a cart, whose invoice goes to the first address of the sandbox. */
export const paymentBody = { id_payment: 1, id_address_invoice: 1, id_lang: 1, step_payment: 1 }

/** The details of a guest in Ghent. */
export const guestDetails = {
  account: {
    id_lang: 1,
    email: 'an@example.be',
    id_gender: 2,
    firstname: 'An',
    lastname: 'Peeters',
    newsletter: false,
  },
  delivery: {
    firstname: 'An',
    lastname: 'Peeters',
    address1: 'Lindelaan 1',
    postcode: '9000',
    city: 'Gent',
    id_country: 3,
  },
}

/**
 * A user of the sandbox, who stores the tokens as the storefront does and validates every response against the
 * contract.
 */
export class Shopper {
  headers: Record<string, string> = { Origin: origin }

  constructor(readonly sandbox: Sandbox) {}

  async send(method: Method, path: string, body?: unknown): Promise<Response> {
    return this.sandbox.answer(
      new Request(`${origin}/web${path}`, {
        method,
        headers: { ...this.headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  }

  /** The call must succeed, and its response must follow the contract. */
  async call<Schema extends v.GenericSchema>(schema: Schema, method: Method, path: string, body?: unknown) {
    const response = await this.send(method, path, body)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return parse(schema, JSON.parse(text))
  }

  /**
   * The sandbox must refuse the call, with the status that belongs to the type of the error. Returns the status and the
   * error body.
   */
  async refused(method: Method, path: string, body?: unknown) {
    const response = await this.send(method, path, body)
    if (response.status === 200) throw new Error(`${method} ${path} was not refused`)
    const refusal = { status: response.status, ...parse(errorBody, await response.json()) }
    const expected = new Map<string, number>(Object.entries(errorStatuses)).get(refusal.type ?? '')
    // A scenario may give the general error another status.
    if (refusal.type === 'error' || expected === undefined || expected === refusal.status) return refusal
    throw new Error(`${method} ${path} answered ${refusal.type} with ${refusal.status}`)
  }

  /** The sandbox must refuse the call as invalid. Returns the path of the invalid field. */
  async invalidField(method: Method, path: string, body?: unknown): Promise<string> {
    const { type, data } = await this.refused(method, path, body)
    if (type !== 'invalid') throw new Error(`${method} ${path} was refused as ${type}`)
    return parse(object({ field: string() }), data).field
  }

  async change(method: Method, path: string, body?: unknown) {
    const answer = await this.call(cartAnswer, method, path, body)
    if (!answer.cart) throw new Error(`${method} ${path} answered no cart`)
    this.headers['CartToken'] = answer.cart.token
    return { ...answer, cart: answer.cart }
  }

  async cart() {
    return (await this.call(cartAnswer, 'GET', '/v1/cart')).cart
  }

  add(id_product_attribute: number, quantity = 1) {
    const id_product = Math.floor(id_product_attribute / 100)
    return this.change('POST', '/v1/cart/items', { id_product, id_product_attribute, quantity, id_lang: 1 })
  }

  /** A quantity of 0 removes the line. */
  setQuantity({ _links }: Linked, quantity: number) {
    return this.change('PUT', _links['update']?.href ?? '', { quantity, id_lang: 1 })
  }

  /** @param linked a line or a voucher of the cart */
  remove({ _links }: Linked) {
    return this.change('DELETE', _links['remove']?.href ?? '')
  }

  voucher(code: string) {
    return this.change('POST', '/v1/cart/vouchers', { code })
  }

  async guest(details: object = guestDetails) {
    const answer = await this.call(sessionAnswer, 'POST', '/v1/guests', details)
    this.headers['CustomerToken'] = answer.session.token
    return answer
  }

  session() {
    return this.call(sessionAnswer, 'GET', '/v1/me')
  }

  carrier(id_carrier: number, service_point?: string) {
    return this.change('PUT', '/v1/cart/carrier', { id_carrier, service_point, id_lang: 1, step_shipping: 1 })
  }

  /** @param gift_message the text for the card */
  wrap(gift_message: string, gift = true) {
    return this.change('PUT', '/v1/cart/giftwrapping', { gift, gift_message, id_lang: 1, step_giftwrapping: 1 })
  }

  /** Fills a cart as a guest, so that it is ready for the payment. */
  async fillCheckout(id_product_attribute: number, quantity = 1, id_carrier = 4) {
    await this.add(id_product_attribute, quantity)
    await this.guest()
    return this.carrier(id_carrier)
  }

  checkout() {
    return this.call(checkout, 'GET', '/v1/checkout')
  }

  async pay(id_payment = 1, id_lang = 1) {
    const { cart } = await this.checkout()
    const body = { ...paymentBody, id_payment, id_address_invoice: cart?.id_address_invoice, id_lang }
    return this.call(paymentAnswer, 'POST', '/v1/cart/payment', body)
  }

  /** The sandbox must refuse the payment, for which the invoice goes to the address in the cart. */
  async refusePayment(id_payment = 1) {
    const { cart } = await this.checkout()
    const body = { ...paymentBody, id_payment, id_address_invoice: cart?.id_address_invoice }
    return this.refused('POST', '/v1/cart/payment', body)
  }

  /** @param linked a payment */
  status({ _links }: Linked) {
    return this.call(statusAnswer, 'GET', _links['status']?.href ?? '')
  }

  /** Clicks a button of the payment provider's page. */
  report(redirect: string, outcome: string): Promise<Response> {
    return this.sandbox.answer(new Request(redirect, { method: 'POST', body: new URLSearchParams({ outcome }) }))
  }

  /** The cart must be ready for the payment. */
  async buy(id_payment = 1, id_lang = 1) {
    const payment = await this.pay(id_payment, id_lang)
    await this.report(payment.redirect, 'pay')
    return payment
  }

  /** The cart must be ready for the payment. Returns the order. */
  async buyAndRead(id_payment = 1) {
    const { id_order } = await this.status(await this.buy(id_payment))
    return this.call(order, 'GET', `/v1/orders/${id_order}`)
  }

  /** Completes every step from an empty cart to a paid order. */
  async order(id_product_attribute = 100101, quantity = 1) {
    await this.fillCheckout(id_product_attribute, quantity)
    const { redirect, _links } = await this.buy()
    return { redirect, status: _links['status']?.href ?? '' }
  }
}
