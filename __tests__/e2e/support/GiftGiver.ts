import { expect, type Locator } from '@playwright/test'
import { formatMoney } from '../../../src/i18n/money'
import { type Call, waitsForAnswer } from './calls'
import { Shopper } from './Shopper'

/** The call that says where a gift goes. */
export const destinationCall: Call = { method: 'PUT', path: /^\/cart\/items\/\d+\/destination$/ }

/** A visitor who gives from a gift list. Each method performs one action and waits until its effect is visible. */
export class GiftGiver extends Shopper {
  /** Returns the card of an item on the page of a list, or a line of the cart. */
  item(name: string): Locator {
    return this.main.getByRole('listitem').filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  money(euro: number): string {
    return formatMoney(euro, this.language)
  }

  async opensList(address: string, heading: string): Promise<void> {
    await this.page.goto(address)
    await this.seesHeading(heading)
  }

  /** Opens the panel in which an item is given. More than one item must remain. */
  async startsGiving(name: string): Promise<void> {
    const { forItem, giveOne } = this.messages.giftlist.item
    await this.main.getByRole('button', { name: forItem(giveOne, name) }).click()
    await expect(this.panel.getByRole('heading', { name: this.messages.giftlist.give.title })).toBeVisible()
  }

  async writes(message: string): Promise<void> {
    await this.panel.locator('textarea').fill(message)
  }

  async putsGiftInCart(): Promise<void> {
    await this.panel.getByRole('button', { name: this.messages.giftlist.give.submit }).click()
    await expect(this.addedPanel).toBeVisible()
  }

  async givesItems(name: string, quantity: number, message: string): Promise<void> {
    const { give } = this.messages.giftlist
    await this.startsGiving(name)
    await this.panel.getByRole('textbox', { name: give.quantity, exact: true }).fill(String(quantity))
    await this.writes(message)
    await this.putsGiftInCart()
  }

  /** Contributes one of the suggested amounts in euro. */
  async contributes(name: string, euro: number, message: string): Promise<void> {
    const { item, give } = this.messages.giftlist
    const amount = this.money(euro)
    await this.item(name).getByRole('radio', { name: amount, exact: true }).check()
    await this.main.getByRole('button', { name: item.forItem(item.give(amount), name) }).click()
    await expect(this.panel.getByRole('textbox', { name: give.amount })).toHaveValue(String(euro))
    await this.writes(message)
    await this.putsGiftInCart()
  }

  async opensGiftsInCart(owners: string): Promise<void> {
    await this.panel.getByRole('link', { name: this.messages.panel.cartResult.toCart }).press('Enter')
    await this.seesHeading(this.messages.headings.cart)
    await expect(this.giftsFor(owners)).toBeVisible()
  }

  /** Returns the lines of the cart that are for the owners of a list. */
  giftsFor(owners: string): Locator {
    return this.main.getByRole('region', { name: this.messages.giftlistLines.giftFor(owners) })
  }

  /** Chooses where the only gift in the cart goes. */
  async choosesDestination(name: string): Promise<void> {
    await waitsForAnswer(this.page, destinationCall, () => this.radio(name).check())
  }

  /** Fills in the contact details of an order without items for the giver, and continues to the payment. */
  async fillsInvoiceInfo(email: string): Promise<void> {
    await expect(this.main.getByText(this.messages.giftlistLines.invoiceOnly)).toBeVisible()
    await this.fillsDetails(email)
    await this.continuesToPayment()
  }

  /** Pays on the provider's page, and reads the thanks for the gift. */
  async paysGift(total: number, owners: string): Promise<void> {
    await this.pays(this.money(total))
    await this.choosesAtProvider('pay')
    await this.seesHeading(this.messages.headings.confirmation)
    await expect(this.main.getByText(this.messages.giftlistLines.thanks(owners))).toBeVisible()
  }
}
