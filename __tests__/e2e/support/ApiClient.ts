import type { APIRequestContext } from '@playwright/test'
import type { Cart } from '../../../src/contract/cart'
import type { Checkout } from '../../../src/contract/checkout'
import type { Link, Links } from '../../../src/contract/links'
import type { SessionAnswer } from '../../../src/contract/session'
import type { Wishlist } from '../../../src/contract/wishlist'
import { languageId, type Language } from '../../../src/i18n/languages'
import type { StoredTokens } from './tokens'

export interface VariantIds {
  id_product: number
  id_product_attribute: number
}

export const delivery = {
  firstname: 'Ine',
  lastname: 'Vermeulen',
  address1: 'Kastanjelaan 88',
  postcode: '9000',
  city: 'Gent',
}
const belgium = 3

/**
 * Follows the links of the shop API as the storefront does, to prepare a cart or an account. A test of one step
 * therefore need not complete the previous steps in the browser.
 */
export class ApiClient {
  private cart: Cart | null = null
  private root: Links | null = null
  protected session: Links = {}

  constructor(
    private readonly request: APIRequestContext,
    private readonly language: Language,
    readonly tokens: StoredTokens = { session: null, cart: null },
  ) {}

  async add(variant: VariantIds, quantity = 1): Promise<void> {
    this.storeCart(await this.follow('add_to_cart', { ...variant, quantity, ...this.languageField }))
  }

  async orderAsGuest(email: string): Promise<void> {
    const { firstname, lastname } = delivery
    const account = { ...this.languageField, email, firstname, lastname, newsletter: false }
    const guest = { account, delivery: { ...delivery, id_country: belgium } }
    this.storeSession(await this.follow<SessionAnswer>('create_guest', guest))
  }

  /** Creates an account with an address, without logging in. */
  async createAccount(email: string, password: string, person = delivery): Promise<void> {
    const account = { ...this.languageField, email, password, ...person, id_country: belgium, newsletter: false }
    await this.follow('create_account', account)
  }

  /** Creates an account with an address, and logs in. */
  async createCustomer(email: string, password: string, person = delivery): Promise<void> {
    await this.createAccount(email, password, person)
    await this.logIn(email, password)
  }

  async logIn(email: string, password: string): Promise<void> {
    this.storeSession(await this.follow<SessionAnswer>('login', { email, password }))
  }

  /** Places and pays for an order of one line, sent to the address of the account. Requires a session. */
  async placeOrder(variant: VariantIds, quantity = 1): Promise<void> {
    await this.add(variant, quantity)
    await this.chooseHomeDelivery()
    await this.pay()
    this.tokens.cart = null
  }

  /** Requires a session. */
  async addAddress(address1: string): Promise<void> {
    const { _links } = await this.call<{ _links: Links }>(this.session.my_addresses)
    await this.call(_links.create, { address: { ...delivery, address1, id_country: belgium } })
  }

  /** Requires a session. */
  async addToWishlist(variant: VariantIds): Promise<void> {
    const { _links } = await this.call<Wishlist>(this.session.my_wishlist)
    await this.call(_links.add, { items: [variant] })
  }

  async chooseHomeDelivery(): Promise<void> {
    const { carriers } = await this.follow<Checkout>('checkout')
    const home = carriers.find(({ key }) => key === 'home')
    await this.changeCart('carrier', { id_carrier: home?.id_carrier, service_point: null, step_shipping: 1 })
  }

  async setQuantity(quantity: number): Promise<void> {
    const item = (await this.fetchCart()).items[0]
    this.storeCart(await this.call(item?._links.update, { quantity, ...this.languageField }))
  }

  async useVoucher(code: string): Promise<void> {
    await this.changeCart('addvoucher', { code })
  }

  /** Starts a payment with the first payment method and returns the URL of the provider's page. */
  async startPayment(): Promise<string> {
    const { payment_methods: methods } = await this.follow<Checkout>('checkout')
    const { _links, id_address_invoice } = await this.fetchCart()
    const choice = { id_payment: methods[0]?.id_payment, id_address_invoice, step_payment: 1, ...this.languageField }
    return (await this.call<{ redirect: string }>(_links.payment, choice)).redirect
  }

  async pay(): Promise<void> {
    const address = await this.startPayment()
    await this.request.post(address, { form: { outcome: 'pay' }, maxRedirects: 0 })
  }

  protected get languageField() {
    return { id_lang: languageId[this.language] }
  }

  private async fetchCart(): Promise<Cart> {
    this.storeCart(await this.follow('my_cart'))
    if (!this.cart) throw new Error('There is no open cart')
    return this.cart
  }

  private async changeCart(name: string, payload: object): Promise<void> {
    const { _links } = await this.fetchCart()
    this.storeCart(await this.call(_links[name], { ...payload, ...this.languageField }))
  }

  protected storeCart({ cart }: { cart: Cart | null }): void {
    this.cart = cart
    this.tokens.cart = cart?.token ?? null
  }

  private storeSession({ session, _links }: SessionAnswer): void {
    this.tokens.session = session.token
    this.session = _links
  }

  protected async follow<Answer extends object = { cart: Cart | null }>(name: string, data?: object): Promise<Answer> {
    return this.call<Answer>((await this.fetchRoot())[name], data)
  }

  protected async fetchRoot(): Promise<Links> {
    this.root ??= (await this.call<{ _links: Links }>({ href: '/v1', method: 'GET' }))._links
    return this.root
  }

  protected async call<Answer extends object = { cart: Cart | null }>(
    link: Link | undefined,
    data?: object,
  ): Promise<Answer> {
    if (!link) throw new Error('The shop API has no such link')
    const { session, cart } = this.tokens
    const response = await this.request.fetch(`/web${link.href}`, {
      method: link.method,
      data,
      headers: {
        Lang: String(languageId[this.language]),
        ...(session && { CustomerToken: session }),
        ...(cart && { CartToken: cart }),
      },
    })
    if (!response.ok()) throw new Error(`${link.href} answered ${response.status()}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
}
