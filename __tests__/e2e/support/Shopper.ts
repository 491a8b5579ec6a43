import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../../src/i18n/languages'
import { payPageMessages } from '../../../src/sandbox/routes/order/payPageMessages'
import { chair, voucherCode } from './chair'
import { delivery } from './ApiClient'
import { messages } from './messages'

/**
 * A user who orders a chair as a guest. Each method is one step of the order (SPEC §4) and ends where the next one
 * begins.
 */
export class Shopper {
  readonly messages
  readonly chair
  private window: { width: number; height: number } | null = null

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.messages = messages[language]
    this.chair = chair[language]
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get panel(): Locator {
    return this.page.getByRole('dialog')
  }

  /** The panel that shows what was added to the cart. */
  get addedPanel(): Locator {
    return this.page.getByRole('dialog', { name: this.messages.panel.cartResult.added })
  }

  async seesHeading(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async goesHome(): Promise<void> {
    await this.page.goto(`/${this.language}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async opensCategory(): Promise<void> {
    await this.main
      .getByRole('link', { name: new RegExp(`^${this.chair.category.name}`) })
      .first()
      .click()
    await this.seesHeading(this.chair.category.name)
  }

  async opensProduct(): Promise<void> {
    await this.main.getByRole('link', { name: this.chair.name, exact: true }).first().click()
    await this.seesHeading(this.chair.name)
  }

  async choosesColour(): Promise<void> {
    const swatch = this.main.getByRole('radio', { name: this.chair.colour })
    await swatch.click()
    await expect(swatch).toBeChecked()
  }

  async addsToCart(): Promise<void> {
    await this.main.getByRole('button', { name: this.messages.catalogue.product.add }).first().click()
    await expect(this.addedPanel).toBeVisible()
  }

  async opensCart(): Promise<void> {
    // The link may lie where the button was that opened the panel. A second click there within a second is dropped.
    await this.panel.getByRole('link', { name: this.messages.panel.cartResult.toCart }).press('Enter')
    await this.seesHeading(this.messages.headings.cart)
    await expect(this.main.getByRole('link', { name: this.chair.name })).toBeVisible()
  }

  /**
   * Opens the panel with the voucher field. A wide window has the field on the page itself, so the window is narrowed
   * until the voucher is used.
   */
  async opensVoucherPanel(): Promise<void> {
    this.window = this.page.viewportSize()
    if (this.window && this.window.width >= 1024) await this.page.setViewportSize({ ...this.window, width: 1000 })
    await this.main.getByRole('button', { name: this.messages.cart.addVoucher }).click()
    await expect(this.panel.getByLabel(this.messages.panel.voucher.code)).toBeVisible()
  }

  async usesVoucher(): Promise<void> {
    await this.panel.getByLabel(this.messages.panel.voucher.code).fill(voucherCode)
    await this.panel.getByRole('button', { name: this.messages.panel.voucher.use }).click()
    await expect(this.main.getByText(this.messages.common.totals.voucher(voucherCode))).toBeVisible()
    await expect(this.panel).toBeHidden()
    if (this.window) await this.page.setViewportSize(this.window)
  }

  async startsCheckout(): Promise<void> {
    // On a phone, a bar contains the same link while the overview's link is out of view.
    await this.main.getByRole('link', { name: this.messages.cart.checkout }).first().click()
    await this.seesHeading(this.messages.headings.identification)
  }

  async choosesIdentification(method: 'guest' | 'login' | 'create'): Promise<void> {
    const radio = this.radio(this.messages.identity.methods[method])
    await radio.check()
    await expect(radio).toBeChecked()
  }

  async continuesAsGuest(): Promise<void> {
    await this.main.getByRole('link', { name: this.messages.identity.methods.go }).click()
    await this.seesHeading(this.messages.headings.info)
    await expect(this.field(this.messages.identity.info.email)).toBeVisible()
  }

  async fillsInfo(email: string): Promise<void> {
    await this.fillsDetails(email)
    await this.main.getByRole('button', { name: this.messages.identity.info.submit }).click()
    await this.seesHeading(this.messages.headings.shipping)
    await expect(this.radio(this.chair.home)).toBeVisible()
  }

  /** Fills in the contact details and a Belgian address. */
  async fillsDetails(email: string): Promise<void> {
    for (const [label, value] of this.details(email)) await this.field(label).fill(value)
  }

  async fillsAccount(email: string, password: string): Promise<void> {
    await this.fillsDetails(email)
    await this.newPassword.fill(password)
  }

  /** Expects the form to contain the values from `fillsDetails`. */
  async seesTyped(email: string): Promise<void> {
    for (const [label, value] of this.details(email)) await expect(this.field(label)).toHaveValue(value)
  }

  async choosesShipping(): Promise<void> {
    await this.radio(this.chair.home).check()
    await this.main.getByRole('button', { name: this.messages.checkout.shipping.submit }).first().click()
    await this.seesHeading(this.messages.headings.giftwrapping)
    await expect(this.radio(this.messages.checkout.gift.yes)).toBeVisible()
  }

  async choosesWrapping(message: string): Promise<void> {
    await this.radio(this.messages.checkout.gift.yes).check()
    await this.main.getByLabel(this.messages.checkout.gift.message).fill(message)
    await this.continuesToPayment()
  }

  async choosesNoWrapping(): Promise<void> {
    await this.radio(this.messages.checkout.gift.no).check()
    await this.continuesToPayment()
  }

  protected async continuesToPayment(): Promise<void> {
    await this.main.getByRole('button', { name: this.messages.checkout.gift.submit }).first().click()
    await this.seesHeading(this.messages.headings.payment)
    await expect(this.radio(this.chair.bancontact)).toBeVisible()
  }

  /** Starts the payment and waits for the provider's page. */
  async pays(total = this.chair.total, method = this.chair.bancontact): Promise<void> {
    await this.radio(method).check()
    await this.main.getByRole('checkbox', { name: this.messages.checkout.payment.terms }).check()
    await this.main
      .getByRole('button', { name: this.messages.checkout.payment.pay(total) })
      .first()
      .click()
    await this.page.waitForURL('**/pay/**')
  }

  /** Pays on the provider's page and waits for the confirmation. */
  async confirmsPayment(): Promise<void> {
    await this.choosesAtProvider('pay')
    await this.seesHeading(this.messages.headings.confirmation)
    await expect(this.main.getByText(this.chair.name).first()).toBeVisible()
  }

  /** Presses a button of the provider's page. */
  async choosesAtProvider(action: 'pay' | 'refuse' | 'cancel' | 'late' | 'leave'): Promise<void> {
    await this.page.getByRole('button', { name: payPageMessages[this.language][action], exact: true }).click()
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true })
  }

  link(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true })
  }

  radio(name: string): Locator {
    return this.main.getByRole('radio', { name })
  }

  /** The button that removes a voucher, which is part of the voucher's row among the amounts. */
  voucherLine(code: string): Locator {
    return this.main.getByRole('button', { name: this.messages.cart.removeVoucher(code) })
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true })
  }

  /** The password field for a new account, which is optional for a guest. */
  get newPassword(): Locator {
    return this.main.getByLabel(this.messages.identity.password.label)
  }

  /** Returns the labels of the contact fields, with the text to type into each. */
  details(email: string): [label: string, value: string][] {
    return listDetails(this.messages.identity, email)
  }
}

/** Lists the labels of the contact fields, with the text to type into each. */
export const listDetails = (
  { info, address }: Shopper['messages']['identity'],
  email: string,
): [label: string, value: string][] => [
  [info.email, email],
  [info.firstname, delivery.firstname],
  [info.lastname, delivery.lastname],
  [address.address1.BE, delivery.address1],
  [address.postcode, delivery.postcode],
  [address.city.BE, delivery.city],
]
