import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../../src/i18n/languages'
import { buildPath, type LinkedPage } from '../../../src/pageTable/paths'
import type { AccountSection } from '../../../src/features/account/frame/accountSections'
import { readPlacedOrders } from './placedOrders'
import { delivery, ApiClient } from './ApiClient'
import { Shopper } from './Shopper'
import { readStoredTokens } from './tokens'

/** A customer in the browser. Each method performs one action and waits until its effect is visible. */
export class Customer extends Shopper {
  password = 'drie stoelen en een tafel'

  constructor(
    page: Page,
    language: Language,
    readonly email: string,
  ) {
    super(page, language)
  }

  /** Creates the account through the shop API and logs in there. The browser remains logged out. */
  async preparesAccount(): Promise<ApiClient> {
    const api = new ApiClient(this.page.request, this.language)
    await api.createCustomer(this.email, this.password)
    return api
  }

  async opens(page: LinkedPage): Promise<void> {
    await this.page.goto(buildPath(page, this.language))
  }

  /** The navigation of the account, which also contains the logout button. */
  get navigation(): Locator {
    return this.main.getByRole('navigation', { name: this.messages.account.navigation })
  }

  get logOutButton(): Locator {
    return this.navigation.getByRole('button', { name: this.messages.account.logOut })
  }

  /** Opens another page of the account through its navigation. */
  async goesTo(place: AccountSection): Promise<void> {
    await this.navigation.getByRole('link', { name: new RegExp(`^${this.messages.account.places[place]}`) }).click()
    await expect(this.navigation.locator('[aria-current="page"]')).toContainText(this.messages.account.places[place])
  }

  /** Fills in and sends the form for an account without an address. */
  async submitsNewAccount(): Promise<void> {
    const { info } = this.messages.identity
    await this.field(info.email).fill(this.email)
    await this.field(info.firstname).fill(delivery.firstname)
    await this.field(info.lastname).fill(delivery.lastname)
    await this.newPassword.fill(this.password)
    await this.button(this.messages.identity.account.submit).click()
  }

  /** Creates an account. Requires the page "new-account". */
  async makesAccount(): Promise<void> {
    await this.submitsNewAccount()
    await expect(this.navigation).toBeVisible()
  }

  async logsOut(): Promise<void> {
    await this.logOutButton.click()
    await expect(
      this.main.getByRole('status').filter({ hasText: this.messages.account.gate.why.loggedOut }),
    ).toBeVisible()
    await this.expectLoggedOut()
  }

  /** Requires the settings of the account. */
  async deletesAccount(): Promise<void> {
    const { delete: deletion } = this.messages.password.details
    await this.button(deletion.open).click()
    await this.main.getByLabel(deletion.password, { exact: true }).fill(this.password)
    await this.button(deletion.submit).click()
    await expect(this.main.getByRole('status').filter({ hasText: deletion.done })).toBeVisible()
    await this.expectLoggedOut()
  }

  /** The login form that a page of the account shows to a visitor. */
  get loginForm(): Locator {
    return this.form(this.messages.identity.login.submit)
  }

  /** Returns the form that contains the given button. */
  form(button: string): Locator {
    return this.main.locator('form').filter({ has: this.page.getByRole('button', { name: button, exact: true }) })
  }

  async logsInHere(): Promise<void> {
    await this.triesToLogIn()
    await expect(this.loginForm).toBeHidden()
  }

  async triesToLogIn(): Promise<void> {
    const { login } = this.messages.identity
    await this.loginForm.getByLabel(login.email, { exact: true }).fill(this.email)
    await this.loginForm.getByLabel(login.password, { exact: true }).fill(this.password)
    await this.button(login.submit).click()
  }

  /** Requests a password reset link from the login form, and waits for the confirmation. */
  async requestsLink(): Promise<void> {
    const { ask, asked } = this.messages.password
    await this.link(this.messages.identity.login.forgotten).click()
    const form = this.form(ask.submit)
    await form.getByLabel(ask.email).fill(this.email)
    await this.button(ask.submit).click()
    await expect(this.main.getByText(asked.text(this.email))).toBeVisible()
  }

  /** Requires the page that the email link opens. */
  async setsPassword(password: string): Promise<void> {
    const { set, done } = this.messages.password
    await this.main.getByLabel(set.label, { exact: true }).fill(password)
    expect(new URL(this.page.url()).hash, 'the tokens are no longer in the address').toBe('')
    await this.button(set.submit).click()
    await expect(this.main.getByRole('heading', { name: done.title })).toBeVisible()
    this.password = password
  }

  /** Returns the labels of the fields in the address panel, with the text to type into each. */
  addressFields(street: string): [label: string, value: string][] {
    const { address } = this.messages.identity
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
    await this.panel.getByRole('button', { name: this.messages.addresses.form.submit }).click()
  }

  /** Expects the tokens of the session and the cart to be removed. */
  async expectLoggedOut(): Promise<void> {
    await expect.poll(() => readStoredTokens(this.page)).toEqual({ session: null, cart: null })
  }

  /** The customer's latest order from the sandbox's database. */
  get latestOrder() {
    const order = readPlacedOrders(this.email).at(-1)
    if (!order) throw new Error('There is no order')
    return order
  }
}
