import { expect } from '@playwright/test'
import { readCommonErrors, retryLabel } from '../../support/data/commonSentences'
import { press, pressRetry, type ShopCall } from './ShopCall'
import type { Shopper } from './Shopper'
import { variants } from './variants'

/**
 * Returns the messages that all areas share. A 401 does not tell a visitor, who never logged in, that a session has
 * ended.
 */
const getCommonMessages = ({ language }: Shopper, errors: { kept: string }) => {
  const { network, tooMany, other } = readCommonErrors(errors, language)
  return { 'no connection': network, '429': tooMany(1), other }
}
const getCartMessages = (shopper: Shopper) => {
  const { errors } = shopper.messages.cart
  return { ...getCommonMessages(shopper, errors), '404': errors.gone }
}
const getPanelMessages = (shopper: Shopper) => {
  const { errors } = shopper.messages.panel
  return { ...getCommonMessages(shopper, errors), '404': errors.gone }
}

const onCartPage = { at: 'cart', getSlowMessage: ({ messages }: Shopper) => messages.cart.slow } as const
const seesChair = ({ main, chair }: Shopper) => expect(main.getByRole('link', { name: chair.name })).toBeVisible()

const addChair = ({ main, messages }: Shopper) =>
  main.getByRole('button', { name: messages.catalogue.product.add }).first().click()

export const cartCalls: ShopCall[] = [
  {
    ...onCartPage,
    name: 'adding to the cart',
    method: 'POST',
    path: /^\/cart\/items$/,
    language: 'nl',
    // With a cart, the page knows after every failure that nothing was added.
    lines: [[variants.mugs, 1]],
    isInPanel: true,
    getSlowMessage: ({ messages }) => messages.catalogue.product.slow,
    before: async (shopper) => {
      await shopper.page.goto(shopper.chair.path)
      await shopper.choosesColour()
    },
    act: addChair,
    actAgain: async (shopper) => {
      const { panel, messages, language } = shopper
      // A variant that no longer exists cannot be added by another attempt.
      const goOn = panel.getByRole('button', { name: messages.panel.cartResult.goOn })
      if (!(await goOn.isVisible())) return panel.getByRole('button', { name: retryLabel[language] }).click()
      await goOn.click()
      await addChair(shopper)
    },
    getMessages: getPanelMessages,
    expectInput: ({ main, chair }) => expect(main.getByRole('radio', { name: chair.colour })).toBeChecked(),
    expectSuccess: async ({ addedPanel, chair }) => {
      await expect(addedPanel).toBeVisible()
      await expect(addedPanel).toContainText(chair.colour)
    },
  },
  {
    ...onCartPage,
    name: 'loading the cart',
    method: 'GET',
    path: /^\/cart$/,
    language: 'nl',
    before: seesChair,
    act: ({ page }) => page.reload(),
    actAgain: pressRetry,
    getMessages: ({ messages }) => ({ other: messages.cart.errors.load }),
    expectInput: (shopper) => shopper.seesHeading(shopper.messages.headings.cart),
    expectSuccess: seesChair,
  },
  {
    ...onCartPage,
    name: 'changing a quantity',
    method: 'PUT',
    path: /^\/cart\/items\/\d+$/,
    language: 'nl',
    act: (shopper) => press(shopper, shopper.messages.cart.more(shopper.chair.name)),
    getMessages: getCartMessages,
    expectInput: ({ main, messages, chair }) =>
      expect(main.getByRole('textbox', { name: messages.cart.quantity(chair.name) })).toHaveValue('1'),
    // The field shows the new quantity before the shop API has confirmed it.
    expectSuccess: ({ main, messages, chair }) =>
      expect(main.getByText(messages.cart.unitLine(2, chair.price))).toBeVisible(),
  },
  {
    ...onCartPage,
    name: 'removing an item',
    method: 'DELETE',
    path: /^\/cart\/items\/\d+$/,
    language: 'nl',
    act: (shopper) => press(shopper, shopper.messages.cart.removeName(shopper.chair.name)),
    getMessages: getCartMessages,
    expectInput: seesChair,
    expectSuccess: ({ main, messages, chair }) =>
      expect(main.getByText(messages.cart.removed(chair.name)).first()).toBeVisible(),
  },
  {
    ...onCartPage,
    name: 'adding a voucher',
    method: 'POST',
    path: /^\/cart\/vouchers$/,
    language: 'en',
    before: ({ main, messages }) => main.getByLabel(messages.panel.voucher.code).fill('NOORD25'),
    act: (shopper) => press(shopper, shopper.messages.panel.voucher.use),
    getMessages: (shopper) => {
      const { errors, voucher } = shopper.messages.panel
      return { ...getCommonMessages(shopper, errors), '422': voucher.unknown }
    },
    expectInput: ({ main, messages }) => expect(main.getByLabel(messages.panel.voucher.code)).toHaveValue('NOORD25'),
    expectSuccess: async (shopper) => {
      await expect(shopper.voucherLine('NOORD25')).toBeVisible()
      await expect(shopper.main.getByLabel(shopper.messages.panel.voucher.code)).toHaveValue('')
    },
  },
  {
    ...onCartPage,
    name: 'removing a voucher',
    method: 'DELETE',
    path: /^\/cart\/vouchers\/\d+$/,
    language: 'en',
    vouchers: ['NOORD25'],
    act: (shopper) => shopper.voucherLine('NOORD25').click(),
    getMessages: getCartMessages,
    expectInput: (shopper) => expect(shopper.voucherLine('NOORD25')).toBeVisible(),
    expectSuccess: (shopper) => expect(shopper.voucherLine('NOORD25')).toHaveCount(0),
  },
  {
    ...onCartPage,
    name: 'choosing the country',
    method: 'PUT',
    path: /^\/cart\/country$/,
    language: 'nl',
    lines: [[variants.mugs, 1]],
    isInPanel: true,
    getSlowMessage: ({ messages }) => messages.panel.slow,
    before: async ({ main, panel, messages }) => {
      await main.getByRole('button', { name: messages.cart.changeCountry }).click()
      await panel.getByRole('radio', { name: 'Luxemburg' }).check()
    },
    act: ({ panel, messages }) => panel.getByRole('button', { name: messages.panel.country.save }).click(),
    getMessages: getPanelMessages,
    expectInput: ({ panel }) => expect(panel.getByRole('radio', { name: 'Luxemburg' })).toBeChecked(),
    expectSuccess: ({ main, messages }) => expect(main.getByText(messages.cart.country('Luxemburg'))).toBeVisible(),
  },
]
