import { expect } from '@playwright/test'
import { buildPath } from '../../src/pageTable/paths'
import { checkAccessibility } from './support/checkAccessibility'
import { variants } from './support/variants'
import { notFoundTitle } from './support/messages'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { test } from './support/test'
import { describeViews } from './support/views'

/** The walks show each step with its errors and each panel open. On a phone, no content may be wider than 320 px. */
test.use({ expectedErrors: /status of (409|422)/ })

/** Each test uses a different `email`. */
type Walk = (shopper: Shopper, email: string) => Promise<void>

const walks: Record<string, Walk> = {
  'an empty cart, and the home page': async (shopper) => {
    const { page, language, main, messages } = shopper
    await page.goto(buildPath('cart', language))
    await expect(main.getByText(messages.cart.empty)).toBeVisible()
    await checkAccessibility(page, 'empty cart')
    await shopper.goesHome()
    await checkAccessibility(page, 'home')
  },
  'a category and a product': async (shopper) => {
    const { page, chair } = shopper
    await page.goto(chair.category.path)
    await checkAccessibility(page, 'category')
    await shopper.opensProduct()
    await checkAccessibility(page, 'product')
  },
  'the cart panel': async (shopper) => {
    await shopper.page.goto(shopper.chair.path)
    await shopper.addsToCart()
    await checkAccessibility(shopper.page, 'cart panel')
  },
  'the cart with promotions, a voucher and a removed line': async (shopper) => {
    const { page, main, messages, chair } = shopper
    const lines = [
      [variants.barStool, 5],
      [variants.chair, 1],
      [variants.reduced, 1],
    ] as const
    await openWithCart(shopper, 'cart', { lines, vouchers: ['NOORD25'] })
    await expect(main.getByText(messages.offers.freeNow(1))).toBeVisible()
    await main.getByRole('button', { name: messages.cart.removeName(chair.name), exact: true }).click()
    await main.getByRole('button', { name: messages.cart.undo }).focus()
    await checkAccessibility(page, 'cart')
  },
  'the country and the voucher panel': async (shopper) => {
    const { page, main, panel, messages } = shopper
    await openWithCart(shopper, 'cart')
    await main.getByRole('button', { name: messages.cart.changeCountry }).click()
    await expect(panel.getByRole('radio').first()).toBeVisible()
    await checkAccessibility(page, 'country panel')
    await page.keyboard.press('Escape')
    await shopper.opensVoucherPanel()
    await panel.getByLabel(messages.panel.voucher.code).fill('INTERIEUR100')
    await panel.getByRole('button', { name: messages.panel.voucher.use, exact: true }).click()
    await expect(panel.getByRole('alert')).not.toBeEmpty()
    await checkAccessibility(page, 'voucher panel with a refusal')
  },
  'the identification, and a log-in with mistakes': async (shopper) => {
    const { page, main, messages } = shopper
    const { login } = messages.identity
    await openWithCart(shopper, 'checkout')
    await shopper.choosesIdentification('guest')
    await checkAccessibility(page, 'identification')
    await shopper.choosesIdentification('login')
    await main.getByRole('button', { name: login.submit, exact: true }).click()
    await expect(main.getByText(login.errors.email).first()).toBeVisible()
    await checkAccessibility(page, 'log in with mistakes')
  },
  'a new account with mistakes': async (shopper) => {
    const { page, main, messages } = shopper
    await openWithCart(shopper, 'checkout')
    await shopper.choosesIdentification('create')
    await main.getByRole('button', { name: messages.identity.account.submit }).click()
    await expect(main.getByText(messages.identity.errors.passwordMissing).first()).toBeVisible()
    await checkAccessibility(page, 'new account with mistakes')
  },
  'the details of a guest with mistakes': async (shopper) => {
    const { page, main, messages } = shopper
    const { info, errors, address } = messages.identity
    await openWithCart(shopper, 'checkout-step-guest')
    await main.getByRole('checkbox', { name: info.otherInvoice }).check()
    await main.getByText(address.business).first().click()
    await main.getByLabel(address.vatNumber).first().fill('BE 1')
    await main.getByRole('button', { name: info.submit }).click()
    await expect(main.getByText(errors.firstname).first()).toBeVisible()
    await checkAccessibility(page, 'details with mistakes')
  },
  'the delivery methods, and pickup points with mistakes': async (shopper, email) => {
    const { page, main, messages, chair } = shopper
    const { shipping } = messages.checkout
    await openWithCart(shopper, 'checkout-step-shipping', { email })
    await shopper.radio(chair.home).check()
    await checkAccessibility(page, 'delivery at home')
    await shopper.radio(chair.pickup).check()
    await main.getByRole('button', { name: shipping.map }).click()
    await main.getByLabel(shipping.postcode).fill('12')
    await main.getByRole('button', { name: shipping.search, exact: true }).click()
    await expect(main.getByText(shipping.postcodeUnknown)).toBeVisible()
    await main.getByRole('button', { name: shipping.submit }).click()
    await expect(main.getByText(shipping.choosePoint)).toBeVisible()
    await checkAccessibility(page, 'pickup points on the map, with mistakes')
  },
  'gift wrapping with a message that is too long': async (shopper, email) => {
    const { page, main, messages } = shopper
    const { gift } = messages.checkout
    await openWithCart(shopper, 'checkout-step-giftwrapping', { email, hasDelivery: true })
    await shopper.radio(gift.yes).check()
    await main.getByLabel(gift.message).fill('a'.repeat(260))
    await expect(main.getByText(gift.tooLong(250, 10))).toBeVisible()
    await checkAccessibility(page, 'gift wrapping')
  },
  "payment without consent, and the provider's page": async (shopper, email) => {
    const { page, main, messages, chair } = shopper
    const { payment } = messages.checkout
    await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
    await main.getByRole('button', { name: payment.pay(chair.price) }).click()
    await expect(main.getByText(payment.termsMissing)).toBeVisible()
    await checkAccessibility(page, 'payment without consent')
    await shopper.pays(chair.price)
    await checkAccessibility(page, "the provider's page")
  },
  'a pending payment, and one that failed': async (shopper, email) => {
    const { page, main, messages, chair } = shopper
    await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
    await shopper.pays(chair.price)
    const provider = page.url()
    await shopper.choosesAtProvider('leave')
    await expect(main.getByText(messages.checkout.status.waiting)).toBeVisible()
    await checkAccessibility(page, 'pending payment')
    await page.goto(provider)
    await shopper.choosesAtProvider('refuse')
    await expect(main.getByText(messages.checkout.status.failed)).toBeVisible()
    await checkAccessibility(page, 'status')
  },
  'the confirmation': async (shopper, email) => {
    const api = await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
    await expect(shopper.radio(shopper.chair.card)).toBeVisible()
    await api.pay()
    await shopper.page.goto(buildPath('checkout-status', shopper.language))
    await shopper.seesHeading(shopper.messages.headings.confirmation)
    await expect(shopper.main.getByText(shopper.chair.name).first()).toBeVisible()
    await checkAccessibility(shopper.page, 'confirmation')
  },
  'the cart that changed before it was paid': async (shopper, email) => {
    const { page, main, messages, chair } = shopper
    const api = await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
    await main.getByRole('checkbox', { name: messages.checkout.payment.terms }).check()
    await api.setQuantity(2)
    await main.getByRole('button', { name: messages.checkout.payment.pay(chair.price) }).click()
    await expect(main.getByText(messages.cart.difference.title)).toBeVisible()
    await checkAccessibility(page, 'cart with what changed')
  },
  'an unknown page': async (shopper) => {
    const { page, language } = shopper
    await page.goto(`/${language}/404`)
    await shopper.seesHeading(notFoundTitle[language])
    await checkAccessibility(page, '404')
  },
}

describeViews(({ width, language }) =>
  Object.entries(walks).forEach(([name, walk], at) =>
    test(`axe finds no violation in ${language} during the walk "${name}"`, ({ page }) =>
      walk(new Shopper(page, language), `axe.${at}.${width}@example.com`)),
  ),
)
