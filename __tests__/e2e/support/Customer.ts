import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../../src/i18n/languages'
import { buildPath, type LinkedPage } from '../../../src/pageTable/paths'
import type { AccountPlace } from '../../../src/features/account/frame/accountPlaces'
import { placedOrders } from './placedOrder'
import { delivery, ShopCounter } from './ShopCounter'
import { Shopper } from './Shopper'
import { storedTokens } from './tokens'

/** Somebody with an account: one method per thing that is done with it, each ending where it can be seen that it is done. */
export class Customer extends Shopper {
  password = 'drie stoelen en een tafel'

  constructor(
    page: Page,
    language: Language,
    readonly email: string,
  ) {
    super(page, language)
  }

  /** The counter, logged in, for a customer whose account is made there. */
  async hasAccount(): Promise<ShopCounter> {
    const counter = new ShopCounter(this.page.request, this.language)
    await counter.makeAccount(this.email, this.password)
    await counter.logIn(this.email, this.password)
    return counter
  }

  async opens(page: LinkedPage): Promise<void> {
    await this.page.goto(buildPath(page, this.language))
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true })
  }

  link(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true })
  }

  /** Where one is in the account, and the way out. */
  get navigation(): Locator {
    return this.main.getByRole('navigation', { name: this.words.account.navigation })
  }

  get logOutButton(): Locator {
    return this.navigation.getByRole('button', { name: this.words.account.logOut })
  }

  /** Another place of the account, from the one before. */
  async goesTo(place: AccountPlace): Promise<void> {
    await this.navigation.getByRole('link', { name: new RegExp(`^${this.words.account.places[place]}`) }).click()
    await expect(this.navigation.locator('[aria-current="page"]')).toContainText(this.words.account.places[place])
  }

  /** On the page of a new account; without an address. */
  async makesAccount(): Promise<void> {
    const { info } = this.words.identity
    await this.field(info.email).fill(this.email)
    await this.field(info.firstname).fill(delivery.firstname)
    await this.field(info.lastname).fill(delivery.lastname)
    await this.newPassword.fill(this.password)
    await this.button(this.words.account.create.submit).click()
    await expect(this.navigation).toBeVisible()
  }

  async logsOut(): Promise<void> {
    await this.logOutButton.click()
    await expect(this.main.getByRole('status').filter({ hasText: this.words.account.gate.why.loggedOut })).toBeVisible()
    await this.isLoggedOut()
  }

  /** On the overview. */
  async deletesAccount(): Promise<void> {
    const { delete: words } = this.words.password.details
    await this.button(words.open).click()
    await this.main.getByLabel(words.password, { exact: true }).fill(this.password)
    await this.button(words.submit).click()
    await expect(this.main.getByRole('status').filter({ hasText: words.done })).toBeVisible()
    await this.isLoggedOut()
  }

  /** The log-in in the place of a page of the account. */
  get loginForm(): Locator {
    return this.form(this.words.identity.login.submit)
  }

  /** The form with a button; others may stand beside it. */
  form(button: string): Locator {
    return this.main.locator('form').filter({ has: this.page.getByRole('button', { name: button, exact: true }) })
  }

  async logsInHere(): Promise<void> {
    await this.triesToLogIn()
    await expect(this.loginForm).toBeHidden()
  }

  async triesToLogIn(): Promise<void> {
    const { login } = this.words.identity
    await this.loginForm.getByLabel(login.email, { exact: true }).fill(this.email)
    await this.loginForm.getByLabel(login.password, { exact: true }).fill(this.password)
    await this.button(login.submit).click()
  }

  /** From the log-in: the shop says that a letter may be on its way. */
  async asksForLink(): Promise<void> {
    const { ask, asked } = this.words.password
    await this.link(this.words.identity.login.forgotten).click()
    const form = this.form(ask.submit)
    await form.getByLabel(ask.email).fill(this.email)
    await this.button(ask.submit).click()
    await expect(this.main.getByText(asked.text(this.email))).toBeVisible()
  }

  /** On the page that the letter's link led to. */
  async setsPassword(password: string): Promise<void> {
    const { set, done } = this.words.password
    await this.main.getByLabel(set.label, { exact: true }).fill(password)
    expect(new URL(this.page.url()).hash, 'the tokens are out of the address').toBe('')
    await this.button(set.submit).click()
    await expect(this.main.getByRole('heading', { name: done.title })).toBeVisible()
    this.password = password
  }

  /** The fields of the panel's address by their labels, with what is typed there. */
  addressFields(street: string): [label: string, value: string][] {
    const { address } = this.words.identity
    return [
      [address.address1.BE, street],
      [address.postcode, '9000'],
      [address.city.BE, 'Gent'],
    ]
  }

  async fillsAddress(street: string): Promise<void> {
    for (const [label, value] of this.addressFields(street)) {
      await this.panel.getByLabel(label, { exact: true }).fill(value)
    }
  }

  async savesAddress(): Promise<void> {
    await this.panel.getByRole('button', { name: this.words.addresses.form.submit }).click()
  }

  /** The session's token has gone, and nothing of the cart is left. */
  async isLoggedOut(): Promise<void> {
    await expect.poll(() => storedTokens(this.page)).toEqual({ session: null, cart: null })
  }

  /** The number and the id of the latest order, as the shop has it. */
  get latestOrder() {
    const order = placedOrders(this.email).at(-1)
    if (!order) throw new Error('There is no order')
    return order
  }
}
