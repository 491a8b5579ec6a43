import { parse } from 'valibot'
import { cartAnswer } from '../../../src/contract/cart'
import { paymentAnswer } from '../../../src/contract/checkout'
import { errorBody } from '../../../src/contract/error'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import { describeGift } from './giveGift'
import { guestDetails, paymentBody, Shopper } from './Shopper'

/** 'ok', or the type of the error. */
type Outcome = string

/** A guest who gives items of one gift list. A refusal is an outcome rather than an error. */
export class Giver {
  readonly shopper: Shopper
  id_customer = 0
  private id_address_invoice = 0
  /** The addresses of the providers' pages of all payments, latest first. */
  private redirects: string[] = []

  constructor(
    readonly sandbox: Sandbox,
    private readonly name: string,
  ) {
    this.shopper = new Shopper(sandbox)
  }

  async identify(): Promise<this> {
    const account = { ...guestDetails.account, email: `${this.name}@voorbeeld.example` }
    const { customer, addresses } = await this.shopper.guest({ ...guestDetails, account })
    this.id_customer = customer.id_customer
    this.id_address_invoice = addresses[0]?.id_address ?? 0
    return this
  }

  startAgain(): void {
    delete this.shopper.headers['CartToken']
    this.redirects = []
  }

  /** Without `cents`, gives whole items. */
  give(variant: number, id_giftlist_product: number, quantity: number, cents: number | null = null): Promise<Outcome> {
    const gift = cents === null ? { quantity } : { amount: cents / 100 }
    return this.changeCart('POST', '/v1/cart/items', describeGift(variant, id_giftlist_product, gift))
  }

  /** Changes the line that was added first; a quantity of 0 removes it. */
  async changeFirstLine(quantity: number): Promise<Outcome> {
    const line = (await this.shopper.cart())?.items[0]
    if (!line) return 'empty'
    return this.changeCart('PUT', line._links['update']?.href ?? '', { quantity, id_lang: 1 })
  }

  async startPayment(id_payment: number): Promise<Outcome> {
    const { id_address_invoice } = this
    const body = { ...paymentBody, id_payment, id_address_invoice }
    const response = await this.shopper.send('POST', '/v1/cart/payment', body)
    if (response.status !== 200) return readError(response)
    this.redirects.unshift(parse(paymentAnswer, await response.json()).redirect)
    return 'ok'
  }

  /** @param earlier how many payments before the latest; the page of an earlier payment is still open */
  async report(outcome: 'pay' | 'refuse' | 'cancel', earlier = 0): Promise<Outcome> {
    const redirect = this.redirects[earlier]
    if (redirect === undefined) return 'none'
    const { status } = await this.shopper.report(redirect, outcome)
    return status === 303 ? 'ok' : `${status}`
  }

  /** Returns one item of the first line. */
  async returnItem(id_order: number): Promise<Outcome> {
    const body = { lines: [{ id_order_line: 1, quantity: 1 }], reason: '' }
    const response = await this.shopper.send('POST', `/v1/orders/${id_order}/withdrawals`, body)
    return response.status === 200 ? 'ok' : readError(response)
  }

  private async changeCart(method: 'POST' | 'PUT', path: string, body: object): Promise<Outcome> {
    const response = await this.shopper.send(method, path, body)
    if (response.status !== 200) return readError(response)
    const { cart } = parse(cartAnswer, await response.json())
    if (cart) this.shopper.headers['CartToken'] = cart.token
    return 'ok'
  }
}

const readError = async (response: Response): Promise<Outcome> =>
  parse(errorBody, await response.json()).type ?? `${response.status}`
