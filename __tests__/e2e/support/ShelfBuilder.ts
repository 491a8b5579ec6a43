import { expect, type Locator, type Page } from '@playwright/test'
import { buildPath } from '../../../src/pageTable/paths'
import { messages } from './messages'

/** A user who builds shelving. */
export class ShelfBuilder {
  readonly messages = messages.nl.configurator
  /** The texts of the catalogue that the configurator displays. */
  readonly texts = { preset: 'Boekenwand', shelf: 'Plank', cabinet: 'Kast' }
  readonly path = buildPath('build-your-own', 'nl', { brand: 'stegmark' })

  constructor(readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get drawing(): Locator {
    return this.main.getByRole('group', { name: new RegExp(`^${this.messages.tools.drawing}`) })
  }

  /** The parts in the drawing. */
  get parts(): Locator {
    return this.main.locator('[data-item^="part-"]')
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true })
  }

  /** Opens the planner and waits until it is ready. */
  async opens(address = this.path): Promise<void> {
    await this.page.goto(address)
    await expect(this.button(this.messages.tools.undo)).toBeVisible()
  }

  get preset(): Locator {
    return this.main.getByRole('link', { name: new RegExp(`^${this.texts.preset}`) })
  }

  /** The encoded design in the address. */
  get design(): string | null {
    return new URL(this.page.url()).searchParams.get('design')
  }

  /** The choice of the view in 3D, whose radio button is hidden. */
  get view3d(): Locator {
    return this.main.getByText(this.messages.view3d.name, { exact: true })
  }

  /** Presses the button that shares the link, and returns what it copied. */
  async sharesLink(): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.main.getByText(this.messages.share.title).click()
    await this.button(this.messages.share.link).click()
    await expect(this.main.getByText(this.messages.share.copied)).toBeVisible()
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  async putsInCart(): Promise<void> {
    await this.button(this.messages.buy.add).click()
    await expect(this.page.getByRole('dialog', { name: messages.nl.panel.cartResult.added })).toBeVisible()
  }
}
