import { expect, type Locator, type Page } from '@playwright/test'
import { readClickPosition } from './readClickPosition'
import { waitForFrames } from './layoutShifts'
import { messages } from './messages'

/** A visitor who searches a list for a product. */
export class ListVisitor {
  readonly messages = messages.nl.list
  readonly labels = messages.nl.catalogue.list

  constructor(readonly page: Page) {}

  get section(): Locator {
    return this.page.locator('#list')
  }

  /** The links of the product cards in order, without those of story cards. */
  get cards(): Locator {
    return this.section.locator('li a[href^="/nl/producten/"]')
  }

  product(name: string): Locator {
    return this.section.getByRole('link', { name, exact: true })
  }

  listNames(): Promise<string[]> {
    return this.cards.allTextContents()
  }

  facet(name: string): Locator {
    return this.section.getByRole('button', { name, exact: true })
  }

  value(name: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) })
  }

  /** Opens a facet, checks a value in it, waits for the list and closes the facet. */
  async chooses(facet: string, value: string): Promise<void> {
    await this.facet(facet).click()
    await this.ticks(value)
    await this.page.keyboard.press('Escape')
    await expect(this.value(value)).toBeHidden()
  }

  async ticks(value: string): Promise<void> {
    await this.value(value).click()
    await expect(this.value(value)).toBeChecked()
    await this.seesChosen(value)
  }

  /** Expects the chip of a value in a list that has finished loading. */
  async seesChosen(value: string): Promise<void> {
    await expect(this.section.getByRole('button', { name: this.messages.remove(value) })).toBeAttached()
    await expect(this.section.locator('[aria-busy]')).toHaveCount(0)
  }

  async showsMore(): Promise<void> {
    await expect(this.cards.first()).toBeVisible()
    const before = await this.cards.count()
    await this.section.getByRole('link', { name: /^Toon de / }).click()
    await expect.poll(() => this.cards.count()).toBeGreaterThan(before)
  }

  /** Returns the scroll position in px from the top of the page. */
  readScrollPosition(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY))
  }

  /** Opens a product and returns the previous state of the list, for `comesBack`. */
  async opens(name: string): Promise<{ at: number; names: string[] }> {
    // A click in the frame of a scroll would come before Gatsby has stored the scroll position.
    await this.product(name).first().hover()
    await waitForFrames(this.page)
    const names = await this.listNames()
    const at = readClickPosition(this.page)
    await this.product(name).first().click()
    const before = { at: Math.round(await at), names }
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
    return before
  }

  /** Navigates back and expects the previous list and its scroll position. */
  async comesBack(before: { at: number; names: string[] }): Promise<void> {
    await this.page.goBack()
    await expect(this.cards.first()).toBeVisible()
    await expect.poll(() => this.listNames()).toEqual(before.names)
    // The browser restores whole pixels, and a position may lie between two of them.
    await expect.poll(async () => Math.abs((await this.readScrollPosition()) - before.at)).toBeLessThanOrEqual(1)
  }
}
