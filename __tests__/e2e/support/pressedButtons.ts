import { expect, type Locator } from '@playwright/test'
import { openWithCart } from './openWithCart'
import type { Shopper } from './Shopper'
import { variants } from './variants'

/** A button that opens, adds, pays or deletes. */
export interface PressedButton {
  name: string
  /** The number of changes that the shop API receives when the button is pressed once. */
  changes: number
  /** The longest gap in ms between two taps, after which the second one means the button that undoes the first. */
  longestTapGap?: number
  /** Brings the page to the button. `id` is another one in each test. */
  open: (shopper: Shopper, id: string) => Promise<unknown>
  /** Undoes a press, so that the button can be pressed again, without the pointer. */
  undo: (shopper: Shopper) => Promise<unknown>
  find: (shopper: Shopper) => Locator
  /** Finds the effect of one press, which comes into view and stays there. */
  findEffect: (shopper: Shopper) => Locator
}

export const findDialog = ({ page }: Shopper, name: string) => page.getByRole('dialog', { name })
export const findAdded = ({ addedPanel }: Shopper) => addedPanel

export async function closePanel({ page, panel }: Shopper): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

/** Adds a lamp to an empty cart. Its companions give way to others when one of them is added. */
async function openCompanions(shopper: Shopper): Promise<void> {
  const { page, main, messages } = shopper
  await page.goto('/nl/producten/hat-tafellamp')
  await main.getByRole('button', { name: messages.catalogue.product.add }).first().press('Enter')
  await expect(findAdded(shopper)).toBeVisible()
}

async function choosePayment({ main, chair }: Shopper): Promise<void> {
  await main.getByRole('radio', { name: chair.bancontact }).check()
  await main.getByRole('checkbox').check()
}

export const shoppingButtons: PressedButton[] = [
  {
    name: 'the button that adds to the cart',
    changes: 1,
    open: ({ page }) => page.goto('/nl/producten/daglig-set-van-twee-mokken'),
    find: ({ main, messages }) => main.getByRole('button', { name: messages.catalogue.product.add }).first(),
    findEffect: findAdded,
    undo: closePanel,
  },
  {
    name: 'the button that adds what goes with it',
    changes: 1,
    open: async (shopper) => {
      // The cart is empty again on every page.
      await shopper.page.addInitScript(() => {
        for (const storage of [window.localStorage, window.sessionStorage]) storage.clear()
      })
      await openCompanions(shopper)
    },
    find: ({ panel, messages }) =>
      panel.getByRole('button', { name: messages.panel.cartResult.addThis('Ro nachtkastje') }),
    findEffect: findAdded,
    undo: openCompanions,
  },
  {
    name: 'the button that removes a line',
    changes: 1,
    longestTapGap: 200,
    open: (shopper) =>
      openWithCart(shopper, 'cart', {
        lines: [variants.chair, variants.barStool, variants.mugs].map((one) => [one, 1]),
      }),
    find: ({ main, messages, chair }) => main.getByRole('button', { name: messages.cart.removeName(chair.name) }),
    findEffect: ({ main, messages }) => main.getByRole('button', { name: messages.cart.undo }),
    undo: ({ main, messages }) => main.getByRole('button', { name: messages.cart.undo }).press('Enter'),
  },
  {
    name: 'the button that pays',
    changes: 1,
    open: async (shopper, id) => {
      // The browser stays on the page, as it does until a slow provider answers.
      await shopper.page.route('**/pay/**', (route) => route.fulfill({ status: 204 }))
      await openWithCart(shopper, 'checkout-step-payment', { email: `dubbel.${id}@example.be`, hasDelivery: true })
      await choosePayment(shopper)
    },
    find: ({ main }) => main.getByRole('button', { name: /^Betaal / }),
    findEffect: ({ main }) => main.getByRole('button', { name: /^Betaal / }),
    undo: async (shopper) => {
      await shopper.page.reload()
      await choosePayment(shopper)
    },
  },
]
