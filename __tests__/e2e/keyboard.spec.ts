import type { Locator, Page } from '@playwright/test'
import { buildPath } from '../../src/pageTable/paths'
import { payPageMessages } from '../../src/sandbox/routes/order/payPageMessages'
import { chair } from './support/chair'
import { Customer } from './support/Customer'
import { presses, tabsTo, types } from './support/keys'
import { readPlacedOrders } from './support/placedOrders'
import { openWithCart } from './support/openWithCart'
import { phone } from './support/phone'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { waitsForScripts } from './support/waitsForScripts'

test('a guest can go from the cart to the delivery step with the keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  await openWithCart(shopper, 'cart')
  await presses(page, main.getByRole('link', { name: messages.cart.checkout, exact: true }))
  await shopper.seesHeading(messages.headings.identification)
  await presses(page, main.getByRole('link', { name: messages.identity.methods.go }))
  await shopper.seesHeading(messages.headings.info)
  for (const [label, text] of shopper.details('ine.keys@example.com')) await types(page, shopper.field(label), text)
  await page.keyboard.press('Enter')
  await shopper.seesHeading(messages.headings.shipping)
  await tabsTo(page, shopper.radio(chair.home))
})

test('a guest can go from the delivery step to the confirmation with the keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  const { shipping, gift, payment } = messages.checkout
  const email = 'ine.more.keys@example.com'
  await openWithCart(shopper, 'checkout-step-shipping', { email })
  await tabsTo(page, shopper.radio(chair.home))
  await presses(page, shopper.button(shipping.submit))
  await shopper.seesHeading(messages.headings.giftwrapping)
  await tabsTo(page, shopper.radio(gift.no))
  await page.keyboard.press('ArrowDown')
  await types(page, main.getByLabel(gift.message), 'Proficiat')
  await presses(page, shopper.button(gift.submit))

  await shopper.seesHeading(messages.headings.payment)
  await tabsTo(page, shopper.radio(chair.bancontact))
  await presses(page, main.getByRole('checkbox', { name: payment.terms }), 'Space')
  await presses(page, shopper.button(payment.pay(chair.price)))
  await page.waitForURL('**/pay/**')
  await presses(page, page.getByRole('button', { name: payPageMessages.nl.pay, exact: true }))
  await shopper.seesHeading(messages.headings.confirmation)
  await expect(main.getByText(chair.name).first()).toBeVisible()
  expect(readPlacedOrders(email)).toMatchObject([{ gift_message: 'Proficiat' }])
})

test('the quantity, removal, undo, voucher and country of the cart work with the keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, panel, messages, chair } = shopper
  // On a wider window, the page itself has the voucher field.
  await page.setViewportSize({ width: 1000, height: 900 })
  await openWithCart(shopper, 'cart')
  const quantity = main.getByRole('textbox', { name: messages.cart.quantity(chair.name) })

  await presses(page, main.getByRole('button', { name: messages.cart.more(chair.name) }))
  await expect(quantity).toHaveValue('2')
  await presses(page, main.getByRole('button', { name: messages.cart.removeName(chair.name) }))
  await presses(page, main.getByRole('button', { name: messages.cart.undo }))
  await expect(quantity).toHaveValue('2')

  const addVoucher = main.getByRole('button', { name: messages.cart.addVoucher })
  await presses(page, addVoucher)
  await types(page, panel.getByLabel(messages.panel.voucher.code), 'NOORD25')
  await page.keyboard.press('Enter')
  await expect(main.getByText(messages.common.totals.voucher('NOORD25'))).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(main.getByRole('button', { name: messages.cart.anotherVoucher }), 'the focus comes back').toBeFocused()

  const country = main.getByRole('button', { name: messages.cart.changeCountry })
  await presses(page, country)
  await tabsTo(page, panel.getByRole('radio', { name: /^België/ }))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(country).toBeFocused()
})

test('the sticky bar of a list never covers the focused element', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  await page.goto(chair.category.path)
  await waitsForScripts(page)
  // The hearts are loaded after the first sign of activity.
  await page.keyboard.press('Shift')
  const hearts = main.getByRole('button', { name: new RegExp(`^${messages.catalogue.product.wish}`) })
  await expect(hearts.nth(7)).toBeAttached()
  await main.locator('a[href*="/producten/"]').first().focus()
  for (let step = 1; step <= 16; step++) await page.keyboard.press('Tab')
  for (let step = 1; step <= 16; step++) {
    await page.keyboard.press('Shift+Tab')
    expect(await findCoveredFocus(page), `after ${step} steps back`).toBeNull()
  }
})

test('on a phone, the whole of a tab is in view when it has the focus, in a list and in the account', async ({
  page,
}) => {
  const customer = new Customer(page, 'en', 'ine.tabs@example.com')
  const { main, messages, navigation } = customer
  const expectTabsInView = async (tabs: Locator) => {
    for (const tab of await tabs.all()) {
      await tabsTo(page, tab)
      await expect.soft(tab).toBeInViewport({ ratio: 0.98 })
    }
  }
  await page.setViewportSize(phone.viewport)
  await page.goto(chair.en.category.path)
  await expectTabsInView(
    main.getByRole('navigation', { name: messages.catalogue.list.subcategories }).getByRole('link'),
  )
  await page.goto(buildPath('new-account', 'en'))
  await customer.makesAccount()
  await expectTabsInView(navigation.getByRole('link'))
})

test('each section of a product page is in view when it has the focus', async ({ page }) => {
  const { main, chair } = new Shopper(page, 'nl')
  await page.goto(chair.path)
  await waitsForScripts(page)
  const sections = main.locator('summary')
  for (const section of await sections.all()) {
    await tabsTo(page, section)
    await expect(section).toBeInViewport({ ratio: 1 })
  }
})

test.describe('a low phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 700 } })

  test('the bar that sells a product never covers the focused element', async ({ page }) => {
    await page.goto(new Shopper(page, 'nl').chair.path)
    await waitsForScripts(page)
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    for (let step = 1; step <= 16; step++) {
      await page.keyboard.press('Shift+Tab')
      expect(await findCoveredFocus(page), `after ${step} steps back`).toBeNull()
    }
  })
})

/** Returns the focused element if another element is in front of it, and null otherwise. */
const findCoveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement!
    const { left, top, width, height } = focused.getBoundingClientRect()
    const front = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    return focused.contains(front) ? null : focused.outerHTML.slice(0, 200)
  })
