import type { APIRequestContext } from '@playwright/test'
import type { Cart } from '../../../src/contract/cart'
import type { Checkout } from '../../../src/contract/checkout'
import type { Link, Links } from '../../../src/contract/links'
import type { SessionAnswer } from '../../../src/contract/session'
import type { Wishlist } from '../../../src/contract/wishlist'
import { languageId, type Language } from '../../../src/i18n/languages'
import type { StoredTokens } from './tokens'

/** A version of a product. */
export interface Version {
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
 * The shop API over the counter, by its links as the storefront would follow them: it gets a cart ready, so that a
 * test of one step need not walk all the steps before it.
 */
export class ShopCounter {
  private cart: Cart | null = null
  private root: Links | null = null
  private session: Links = {}

  constructor(
    private readonly request: APIRequestContext,
    private readonly language: Language,
    readonly tokens: StoredTokens = { session: null, cart: null },
  ) {}

  async add(version: Version, quantity = 1): Promise<void> {
    this.keep(await this.follow('add_to_cart', { ...version, quantity, ...this.lang }))
  }

  async orderAsGuest(email: string): Promise<void> {
    const { firstname, lastname } = delivery
    const account = { ...this.lang, email, firstname, lastname, newsletter: false }
    const guest = { account, delivery: { ...delivery, id_country: belgium } }
    this.enter(await this.follow<SessionAnswer>('create_guest', guest))
  }

  /** An account with an address. It leaves the counter logged out, so that the shopper can log in by hand. */
  async makeAccount(email: string, password: string): Promise<void> {
    const account = { ...this.lang, email, password, ...delivery, id_country: belgium, newsletter: false }
    await this.follow('create_account', account)
  }

  async logIn(email: string, password: string): Promise<void> {
    this.enter(await this.follow<SessionAnswer>('login', { email, password }))
  }

  /** For who is logged in: an order of one line to the address of the account, paid. */
  async orders(version: Version, quantity = 1): Promise<void> {
    await this.add(version, quantity)
    await this.deliverHome()
    await this.pay()
    this.tokens.cart = null
  }

  /** For who is logged in. */
  async keepsWish(version: Version): Promise<void> {
    const { _links } = await this.call<Wishlist>(this.session.my_wishlist)
    await this.call(_links.add, { items: [version] })
  }

  async deliverHome(): Promise<void> {
    const { carriers } = await this.follow<Checkout>('checkout')
    const home = carriers.find(({ key }) => key === 'home')
    await this.change('carrier', { id_carrier: home?.id_carrier, service_point: null, step_shipping: 1 })
  }

  async setQuantity(quantity: number): Promise<void> {
    const item = (await this.latest()).items[0]
    this.keep(await this.call(item?._links.update, { quantity, ...this.lang }))
  }

  async useVoucher(code: string): Promise<void> {
    await this.change('addvoucher', { code })
  }

  /** Begins the payment by the first way there is; the status link is the checkout's from then on. */
  async beginPayment(): Promise<string> {
    const { payment_methods: methods } = await this.follow<Checkout>('checkout')
    const { _links, id_address_invoice } = await this.latest()
    const choice = { id_payment: methods[0]?.id_payment, id_address_invoice, step_payment: 1, ...this.lang }
    return (await this.call<{ redirect: string }>(_links.payment, choice)).redirect
  }

  async pay(): Promise<void> {
    const address = await this.beginPayment()
    await this.request.post(address, { form: { outcome: 'pay' }, maxRedirects: 0 })
  }

  private get lang() {
    return { id_lang: languageId[this.language] }
  }

  private async latest(): Promise<Cart> {
    this.keep(await this.follow('my_cart'))
    if (!this.cart) throw new Error('There is no open cart')
    return this.cart
  }

  private async change(name: string, payload: object): Promise<void> {
    const { _links } = await this.latest()
    this.keep(await this.call(_links[name], { ...payload, ...this.lang }))
  }

  private keep({ cart }: { cart: Cart | null }): void {
    this.cart = cart
    this.tokens.cart = cart?.token ?? null
  }

  private enter({ session, _links }: SessionAnswer): void {
    this.tokens.session = session.token
    this.session = _links
  }

  private async follow<Answer extends object = { cart: Cart | null }>(name: string, data?: object): Promise<Answer> {
    this.root ??= (await this.call<{ _links: Links }>({ href: '/v1', method: 'GET' }))._links
    return this.call<Answer>(this.root[name], data)
  }

  private async call<Answer extends object = { cart: Cart | null }>(
    link: Link | undefined,
    data?: object,
  ): Promise<Answer> {
    if (!link) throw new Error('The shop API gave no such link')
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
