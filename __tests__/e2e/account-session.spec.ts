import { buildPath } from '../../src/pageTable/paths'
import { Customer } from './support/Customer'
import { failures, failureLogLines } from './support/failures'
import { presses, tabsTo, types } from './support/keys'
import { variants } from './support/variants'
import { openWithCart } from './support/openWithCart'
import { expect, test } from './support/test'

test.describe('a link to an order', () => {
  // The build contains no page for each order, so the browser reports a 404 for the document.
  test.use({ expectedErrors: /status of 404/ })

  test('a link to an order shows the order after the login, and again after Back and Forward', async ({ page }) => {
    const customer = new Customer(page, 'nl', 'ine.deep@example.com')
    const { main, messages, chair } = customer
    const api = await customer.preparesAccount()
    await api.placeOrder(variants.chair)
    const { id_order, number } = customer.latestOrder
    await api.placeOrder(variants.mugs)
    const path = buildPath('my-order', 'nl', { order: String(id_order) })

    await customer.opens('cart')
    await expect(main.getByText(messages.cart.empty)).toBeVisible()
    await page.goto(path)
    await customer.logsInHere()
    await expect(main.getByText(number).first()).toBeVisible()
    await expect(main.getByText(chair.name).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)

    await page.goBack()
    await expect(main.getByText(messages.cart.empty)).toBeVisible()
    await page.goForward()
    await expect(main.getByText(number).first()).toBeVisible()
  })
})

test.describe('a session that expires under a panel', () => {
  test.use({ expectedErrors: failureLogLines })

  test('the customer logs in within the panel, and the typed text is saved', async ({ page }) => {
    const customer = new Customer(page, 'nl', 'ine.ended.panel@example.com')
    const { panel, messages } = customer
    const { addresses, identity } = messages
    const { tokens } = await customer.preparesAccount()
    await openWithCart(customer, 'my-addresses', { lines: [], tokens })
    await customer.button(addresses.create).click()
    await customer.fillsAddress('Graslei 3')
    await page.route('**/web/v1/my/addresses', (route) =>
      route.request().method() === 'POST' ? failures['401'](route) : route.fallback(),
    )
    await customer.savesAddress()
    const login = panel.getByRole('region', { name: messages.account.gate.title })
    await expect(login.getByRole('heading')).toBeFocused()
    await page.unrouteAll()
    await login.getByLabel(identity.login.password, { exact: true }).fill(customer.password)
    await login.getByRole('button', { name: identity.login.submit }).click()
    await expect(login).toBeHidden()
    await expect(panel.getByLabel(identity.address.address1.BE, { exact: true })).toHaveValue('Graslei 3')
    await customer.savesAddress()
    await expect(customer.button(addresses.changeThis('Graslei 3'))).toBeVisible()
  })
})

test('a customer can log in, add an address and log out with the keyboard alone', async ({ page }) => {
  const customer = new Customer(page, 'nl', 'ine.keys.account@example.com')
  const { panel, messages } = customer
  const { addresses, identity } = messages
  await customer.preparesAccount()
  await customer.opens('my-addresses')
  await types(page, customer.loginForm.getByLabel(identity.login.email, { exact: true }), customer.email)
  await types(page, customer.loginForm.getByLabel(identity.login.password, { exact: true }), customer.password)
  await page.keyboard.press('Enter')

  const create = customer.button(addresses.create)
  await presses(page, create)
  for (const [label, text] of customer.addressFields('Korenlei 2')) {
    await tabsTo(page, panel.getByLabel(label, { exact: true }))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(customer.button(addresses.changeThis('Korenlei 2'))).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(create, 'the focus comes back').toBeFocused()

  await tabsTo(page, customer.button(addresses.removeThis('Korenlei 2')), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await tabsTo(page, customer.logOutButton, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(customer.loginForm).toBeVisible()
  await customer.expectLoggedOut()
})
