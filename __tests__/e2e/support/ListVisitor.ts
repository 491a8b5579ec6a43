import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../../src/i18n/languages'
import { words } from './words'

/** Somebody who looks for a piece in lists: chooses in them, opens pieces and comes back. */
export class ListVisitor {
  readonly words
  readonly labels

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.words = words[language].list
    this.labels = words[language].catalogue.list
  }

  get section(): Locator {
    return this.page.locator('#list')
  }

  /** The pieces' links, in order; without stories. */
  get tiles(): Locator {
    const products = this.language === 'nl' ? '/nl/producten/' : '/en/products/'
    return this.section.locator(`li a[href^="${products}"]`)
  }

  piece(name: string): Locator {
    return this.section.getByRole('link', { name, exact: true })
  }

  pieces(): Promise<string[]> {
    return this.tiles.allTextContents()
  }

  facet(name: string): Locator {
    return this.section.getByRole('button', { name, exact: true })
  }

  value(name: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) })
  }

  /** Ticks a value of a facet and waits for the list. */
  async chooses(facet: string, value: string): Promise<void> {
    await this.facet(facet).click()
    await this.ticks(value)
    await this.page.keyboard.press('Escape')
    await expect(this.value(value)).toBeHidden()
  }

  async ticks(value: string): Promise<void> {
    await this.value(value).click()
    await expect(this.value(value)).toBeChecked()
    await this.sees(value)
  }

  /** The list follows: its chip is there and nothing is on its way. */
  async sees(value: string): Promise<void> {
    await expect(this.section.getByRole('button', { name: this.words.remove(value) })).toBeAttached()
    await expect(this.section.locator('[aria-busy]')).toHaveCount(0)
  }

  async goesOn(): Promise<void> {
    const before = await this.tiles.count()
    await this.section.getByRole('link', { name: /^(Toon de|Show the) / }).click()
    await expect.poll(() => this.tiles.count()).toBeGreaterThan(before)
  }

  /** In px from the top of the page. */
  scrolled(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY))
  }

  /** Opens a piece, and says where the list was left. */
  async opens(name: string): Promise<{ at: number; pieces: string[] }> {
    await this.piece(name).first().scrollIntoViewIfNeeded()
    const left = { at: await this.scrolled(), pieces: await this.pieces() }
    await this.piece(name).first().click()
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
    return left
  }

  /** Goes back, and finds the list as it was left. */
  async comesBack(left: { at: number; pieces: string[] }): Promise<void> {
    await this.page.goBack()
    await expect(this.tiles.first()).toBeVisible()
    expect(await this.pieces()).toEqual(left.pieces)
    await expect.poll(() => this.scrolled()).toBe(left.at)
  }

  /** Presses Tab until it is there. */
  async tabsTo(target: Locator): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Tab')
      await expect(target).toBeFocused({ timeout: 20 })
    }).toPass({ intervals: [0] })
  }
}
