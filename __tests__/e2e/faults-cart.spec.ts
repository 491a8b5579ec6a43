import { faultLines } from './support/faults'
import { readyAt } from './support/readyAt'
import { pieces } from './support/pieces'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { walkFaults } from './support/walkFaults'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'

/** Each call of the cart meets each fault, says so, loses nothing, and works afterwards. */
test.use({ expectedErrors: faultLines })

test('putting a piece into the cart meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, panel, words, chair } = shopper
  const { errors } = words.panel
  await page.goto(chair.path)
  await shopper.choosesColour()
  const again = panel.getByRole('button', { name: retryLabel.nl })
  let act = () => main.getByRole('button', { name: words.catalogue.product.add }).first().click()

  await walkFaults(page, {
    method: 'POST',
    path: /^\/cart\/items$/,
    act: async () => {
      await act()
      act = () => again.click()
    },
    where: panel,
    says: {
      'no connection': readCommonErrors(errors).network,
      '404': errors.gone,
      other: readCommonErrors(errors).other,
    },
    kept: () => expect(main.getByRole('radio', { name: chair.colour })).toBeChecked(),
    goesOn: async () => {
      await expect(page.getByRole('dialog', { name: words.panel.cartResult.added })).toBeVisible()
      await expect(panel).toContainText(chair.colour)
    },
  })
})

test('changing how many meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words, chair } = shopper
  const { errors } = words.cart
  await readyAt(shopper, 'cart')
  const quantity = main.getByRole('textbox', { name: words.cart.quantity(chair.name) })

  await walkFaults(page, {
    method: 'PUT',
    path: /^\/cart\/items\/\d+$/,
    act: () => main.getByRole('button', { name: words.cart.more(chair.name) }).click(),
    where: main,
    says: {
      'no connection': readCommonErrors(errors).network,
      '404': errors.gone,
      other: readCommonErrors(errors).other,
    },
    kept: () => expect(quantity).toHaveValue('1'),
    goesOn: () => expect(quantity).toHaveValue('2'),
  })
  await page.reload()
  await expect(quantity).toHaveValue('2')
})

test('taking a line out meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words, chair } = shopper
  const { errors } = words.cart
  await readyAt(shopper, 'cart')

  await walkFaults(page, {
    method: 'DELETE',
    path: /^\/cart\/items\/\d+$/,
    act: () => main.getByRole('button', { name: words.cart.removeName(chair.name) }).click(),
    where: main,
    says: {
      'no connection': readCommonErrors(errors).network,
      '404': errors.gone,
      other: readCommonErrors(errors).other,
    },
    kept: () => expect(main.getByRole('link', { name: chair.name })).toBeVisible(),
    goesOn: () => expect(main.getByText(words.cart.removed(chair.name)).first()).toBeVisible(),
  })
})

test('using a voucher meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, words } = shopper
  const { errors, voucher } = words.panel
  await readyAt(shopper, 'cart')
  const code = main.getByLabel(voucher.code)
  await code.fill('NOORD25')

  await walkFaults(page, {
    method: 'POST',
    path: /^\/cart\/vouchers$/,
    act: () => main.getByRole('button', { name: voucher.use, exact: true }).click(),
    where: main,
    says: {
      'no connection': readCommonErrors(errors).network,
      '422': voucher.unknown,
      other: readCommonErrors(errors).other,
    },
    kept: () => expect(code).toHaveValue('NOORD25'),
    goesOn: async () => {
      await expect(shopper.voucherLine('NOORD25')).toBeVisible()
      await expect(code).toHaveValue('')
    },
  })
})

test('taking a voucher out meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, words } = shopper
  const { errors } = words.cart
  await readyAt(shopper, 'cart', { vouchers: ['NOORD25'] })

  await walkFaults(page, {
    method: 'DELETE',
    path: /^\/cart\/vouchers\/\d+$/,
    act: () => shopper.voucherLine('NOORD25').click(),
    where: main,
    says: {
      'no connection': readCommonErrors(errors).network,
      '404': errors.gone,
      other: readCommonErrors(errors).other,
    },
    kept: () => expect(shopper.voucherLine('NOORD25')).toBeVisible(),
    goesOn: () => expect(shopper.voucherLine('NOORD25')).toHaveCount(0),
  })
})

test('choosing the country meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, panel, words } = shopper
  const { errors } = words.panel
  await readyAt(shopper, 'cart', { lines: [[pieces.mugs, 1]] })
  await main.getByRole('button', { name: words.cart.changeCountry }).click()
  const luxembourg = panel.getByRole('radio', { name: 'Luxemburg' })
  await luxembourg.check()

  await walkFaults(page, {
    method: 'PUT',
    path: /^\/cart\/country$/,
    act: () => panel.getByRole('button', { name: words.panel.country.save }).click(),
    where: panel,
    says: {
      'no connection': readCommonErrors(errors).network,
      '404': errors.gone,
      other: readCommonErrors(errors).other,
    },
    kept: () => expect(luxembourg).toBeChecked(),
    goesOn: () => expect(main.getByText(words.cart.country('Luxemburg'))).toBeVisible(),
  })
})

test('loading the cart meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words, chair } = shopper
  await readyAt(shopper, 'cart')
  const again = main.getByRole('button', { name: retryLabel.nl })
  let act: () => Promise<unknown> = () => page.reload()

  await walkFaults(page, {
    method: 'GET',
    path: /^\/cart$/,
    act: async () => {
      await act()
      act = () => again.click()
    },
    where: main,
    says: { other: words.cart.errors.load },
    kept: () => shopper.seesHeading(words.headings.cart),
    goesOn: () => expect(main.getByRole('link', { name: chair.name })).toBeVisible(),
  })
})
