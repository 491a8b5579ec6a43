import { expect, type Locator } from '@playwright/test'
import { buildPath, type LinkedPage } from '../../../src/pageTable/paths'
import type { VariantIds } from './ApiClient'
import { Customer } from './Customer'
import { GiftlistClient } from './GiftlistClient'
import { storeTokens } from './tokens'
import { waitsForScripts } from './waitsForScripts'

export interface ListTexts {
  name: string
  parents: string
  message: string
}

/** A customer who makes a gift list. Each method performs one action and waits until its effect is visible. */
export class GiftlistMaker extends Customer {
  /** Creates the account through the shop API, and logs the browser in before its first page. */
  async isKnown(): Promise<GiftlistClient> {
    const api = new GiftlistClient(this.page.request, this.language)
    await api.createCustomer(this.email, this.password)
    await storeTokens(this.page, api.tokens)
    return api
  }

  /** Prepares the account and a published list with some items, which givers open at `path`. */
  async preparesList({ name, parents, message }: ListTexts, items: [variant: VariantIds, quantity: number][] = []) {
    const api = await this.isKnown()
    const list = await api.createGiftlist({ name, name_parents: parents, welcome_message: message })
    for (const [variant, quantity] of items) await api.wish(list, variant, quantity)
    return { api, list, path: buildPath('giftlist', this.language, { list: list.code ?? '' }) }
  }

  /** Opens a page about one of the customer's lists. */
  async opensList(page: LinkedPage, { id_giftlist: id }: { id_giftlist: number }): Promise<void> {
    await this.page.goto(`${buildPath(page, this.language)}?giftlist=${id}`)
  }

  textField(label: string): Locator {
    return this.main.getByRole('textbox', { name: label })
  }

  /** Fills in the form for a new list, which can be opened with its link. */
  async describesList({ name, parents, message }: ListTexts): Promise<void> {
    const { fields, create } = this.messages.giftlistOwner
    await this.textField(fields.name).fill(name)
    await this.textField(fields.parents).fill(parents)
    await this.textField(fields.message).fill(message)
    await this.main.getByRole('checkbox', { name: create.publish }).check()
  }

  /** Sends the form for a new list and creates an account in the process. */
  async createsListWithAccount(): Promise<void> {
    const { create, created } = this.messages.giftlistOwner
    await this.button(create.next).click()
    await expect(this.main.getByRole('heading', { name: create.access.title })).toBeFocused()
    await this.radio(this.messages.identity.methods.create).check()
    await this.submitsNewAccount()
    await expect(this.main.getByText(created)).toBeVisible()
  }

  /** Puts the product of the current page on the only list. */
  async addsToList(product: string, list: string): Promise<void> {
    // Until the scripts run, the link leads to the page about gift lists.
    await waitsForScripts(this.page)
    await this.main.getByRole('link', { name: this.messages.catalogue.product.giftlist }).first().click()
    await expect(this.panel.getByText(this.messages.giftlistItems.panel.isOn(product, list))).toBeVisible()
  }

  /** Returns an item of a list or a gift, by a text in it. */
  row(text: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: text })
  }

  /** Hides the gifts from the owner for some days. Requires the settings of a list. */
  async hidesGifts(): Promise<void> {
    const { surprise, until } = this.messages.giftlistOwner.settings
    const day = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await this.main.getByRole('checkbox', { name: surprise }).check()
    await this.main.getByLabel(until).fill(day)
    await this.savesSettings()
  }

  async savesSettings(): Promise<void> {
    const { submit, saved } = this.messages.giftlistOwner.settings
    await this.button(submit).click()
    await expect(this.main.getByText(saved)).toBeVisible()
  }
}
