import { failureLogLines } from './support/failures'
import { openWithCart } from './support/openWithCart'
import { variants } from './support/variants'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { checkFailures } from './support/checkFailures'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'

/** Each call of the cart fails in every way listed in support/failures.ts, preserves the input, and succeeds afterwards. */
test.use({ expectedErrors: failureLogLines })

/**
 * The messages that all areas share, followed by those of one area that also say what is preserved. A 401 does not tell a
 * visitor, who never logged in, that a session has ended.
 */
const getCommonMessages = ({ language }: Shopper, errors: { kept: string }) => {
  const { network, tooMany, other } = readCommonErrors(errors, language)
  return { 'no connection': network, '429': tooMany(1), other }
}

test('adding to the cart shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, panel, messages, chair } = shopper
  const { errors } = messages.panel
  // With a cart, the page knows after every failure that nothing was added (lost-answers.spec.ts has the first addition).
  await openWithCart(shopper, 'cart', { lines: [[variants.mugs, 1]] })
  await page.goto(chair.path)
  await shopper.choosesColour()
  const again = panel.getByRole('button', { name: retryLabel[shopper.language] })
  let act = () => main.getByRole('button', { name: messages.catalogue.product.add }).first().click()

  await checkFailures(page, {
    method: 'POST',
    path: /^\/cart\/items$/,
    act: async () => {
      await act()
      act = () => again.click()
    },
    where: panel,
    messages: {
      ...getCommonMessages(shopper, errors),
      '404': errors.gone,
    },
    expectInput: () => expect(main.getByRole('radio', { name: chair.colour })).toBeChecked(),
    expectSuccess: async () => {
      await expect(page.getByRole('dialog', { name: messages.panel.cartResult.added })).toBeVisible()
      await expect(panel).toContainText(chair.colour)
    },
  })
})

test('changing a quantity shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  const { errors } = messages.cart
  await openWithCart(shopper, 'cart')
  const quantity = main.getByRole('textbox', { name: messages.cart.quantity(chair.name) })

  await checkFailures(page, {
    method: 'PUT',
    path: /^\/cart\/items\/\d+$/,
    act: () => main.getByRole('button', { name: messages.cart.more(chair.name) }).click(),
    where: main,
    messages: {
      ...getCommonMessages(shopper, errors),
      '404': errors.gone,
    },
    expectInput: () => expect(quantity).toHaveValue('1'),
    // The field shows the new quantity before the shop API has confirmed it.
    expectSuccess: () => expect(main.getByText(messages.cart.unitLine(2, chair.price))).toBeVisible(),
  })
  await page.reload()
  await expect(quantity).toHaveValue('2')
})

test('removing an item shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  const { errors } = messages.cart
  await openWithCart(shopper, 'cart')

  await checkFailures(page, {
    method: 'DELETE',
    path: /^\/cart\/items\/\d+$/,
    act: () => main.getByRole('button', { name: messages.cart.removeName(chair.name) }).click(),
    where: main,
    messages: {
      ...getCommonMessages(shopper, errors),
      '404': errors.gone,
    },
    expectInput: () => expect(main.getByRole('link', { name: chair.name })).toBeVisible(),
    expectSuccess: () => expect(main.getByText(messages.cart.removed(chair.name)).first()).toBeVisible(),
  })
})

test('adding a voucher shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, messages } = shopper
  const { errors, voucher } = messages.panel
  await openWithCart(shopper, 'cart')
  const code = main.getByLabel(voucher.code)
  await code.fill('NOORD25')

  await checkFailures(page, {
    method: 'POST',
    path: /^\/cart\/vouchers$/,
    act: () => main.getByRole('button', { name: voucher.use, exact: true }).click(),
    where: main,
    messages: {
      ...getCommonMessages(shopper, errors),
      '422': voucher.unknown,
    },
    expectInput: () => expect(code).toHaveValue('NOORD25'),
    expectSuccess: async () => {
      await expect(shopper.voucherLine('NOORD25')).toBeVisible()
      await expect(code).toHaveValue('')
    },
  })
})

test('removing a voucher shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, messages } = shopper
  const { errors } = messages.cart
  await openWithCart(shopper, 'cart', { vouchers: ['NOORD25'] })

  await checkFailures(page, {
    method: 'DELETE',
    path: /^\/cart\/vouchers\/\d+$/,
    act: () => shopper.voucherLine('NOORD25').click(),
    where: main,
    messages: {
      ...getCommonMessages(shopper, errors),
      '404': errors.gone,
    },
    expectInput: () => expect(shopper.voucherLine('NOORD25')).toBeVisible(),
    expectSuccess: () => expect(shopper.voucherLine('NOORD25')).toHaveCount(0),
  })
})

test('choosing the country shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, panel, messages } = shopper
  const { errors } = messages.panel
  await openWithCart(shopper, 'cart', { lines: [[variants.mugs, 1]] })
  await main.getByRole('button', { name: messages.cart.changeCountry }).click()
  const luxembourg = panel.getByRole('radio', { name: 'Luxemburg' })
  await luxembourg.check()

  await checkFailures(page, {
    method: 'PUT',
    path: /^\/cart\/country$/,
    act: () => panel.getByRole('button', { name: messages.panel.country.save }).click(),
    where: panel,
    messages: {
      ...getCommonMessages(shopper, errors),
      '404': errors.gone,
    },
    expectInput: () => expect(luxembourg).toBeChecked(),
    expectSuccess: () => expect(main.getByText(messages.cart.country('Luxemburg'))).toBeVisible(),
  })
})

test('loading the cart can be retried after every kind of failure', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  await openWithCart(shopper, 'cart')
  const again = main.getByRole('button', { name: retryLabel[shopper.language] })
  let act: () => Promise<unknown> = () => page.reload()

  await checkFailures(page, {
    method: 'GET',
    path: /^\/cart$/,
    act: async () => {
      await act()
      act = () => again.click()
    },
    where: main,
    messages: { other: messages.cart.errors.load },
    expectInput: () => shopper.seesHeading(messages.headings.cart),
    expectSuccess: () => expect(main.getByRole('link', { name: chair.name })).toBeVisible(),
  })
})
