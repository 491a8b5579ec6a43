import { browserTestEnv } from '../../src/config/testEnv'
import { buildPath } from '../../src/pageTable/paths'
import { payPageMessages } from '../../src/sandbox/routes/order/payPageMessages'
import { delivery } from './support/ApiClient'
import { chair as chairs } from './support/chair'
import { readEmailLink } from './support/emails'
import { expect, type FirefoxTab, test } from './support/firefox'
import { journeys } from './support/journeys'
import { readPlacedOrders } from './support/placedOrders'
import { listDetails } from './support/Shopper'

const chair = chairs.nl

test('a product is found from the home page, and the panel shows it in the cart', async ({ tab }) => {
  await tab.opens('/nl')
  await tab.page.locator(`main a[href="${chair.category.path}"]`).click()
  await tab.seesHeading(chair.category.name)
  await tab.clicks('link', chair.name)
  await tab.seesHeading(chair.name)
  await tab.clicks('button', tab.messages.catalogue.product.add)
  await tab.sees('dialog', tab.messages.panel.cartResult.added)
})

test('a search with a typing error suggests the product', async ({ tab }) => {
  await tab.opens('/nl')
  await tab.clicksText('header summary', tab.messages.frame.header.search)
  await tab.sees('combobox', tab.messages.frame.header.searchLabel)
  await tab.page.keyboard.type('spille')
  await tab.clicksText('[role=option]', chair.name)
  await tab.seesHeading(chair.name)
})

test('a click on the label of a filter value filters the list and keeps the filter open', async ({ tab }) => {
  const { category } = journeys
  await tab.opens(category.path)
  await tab.clicks('button', tab.messages.catalogue.list.facets.brands)
  await tab.clicksText('label', category.brand)
  await tab.sees('button', tab.messages.list.remove(category.brand))
  await tab.seesText(category.brand, 'label')
  expect(tab.path).toBe(`${category.path}?brand=havrelund`)
})

test('the language switch keeps the product', async ({ tab }) => {
  await tab.opens(chair.path)
  await tab.clicks('link', 'EN English', 'header')
  await tab.seesHeading(chairs.en.name)
  expect(tab.path).toBe(chairs.en.path)
})

test('a newsletter subscription is requested and confirmed', async ({ tab }) => {
  const { form, letter } = tab.messages.newsletter
  const email = 'ine.firefox@example.com'
  await tab.opens(buildPath('newsletter', 'nl'))
  await tab.fills([[form.email, email]])
  await tab.clicks('button', form.submit)
  await tab.seesText(form.sentTo(email))
  await tab.opens(await readEmailLink(email, 'newsletter-confirm'))
  await tab.clicks('button', letter.confirm.submit)
  await tab.sees('heading', letter.confirm.done)
})

test('a customer creates an account, logs out and logs in again', async ({ tab }) => {
  const { account, identity } = tab.messages
  const password = 'drie stoelen en een tafel'
  const email = 'ine.firefox.account@example.com'
  await tab.opens(buildPath('new-account', 'nl'))
  await tab.fills([
    [identity.info.email, email],
    [identity.info.firstname, delivery.firstname],
    [identity.info.lastname, delivery.lastname],
    [identity.password.label, password],
  ])
  await tab.clicks('button', identity.account.submit)
  await tab.clicks('button', account.logOut)
  await tab.seesText(account.gate.why.loggedOut)
  await tab.fills([
    [identity.login.email, email],
    [identity.login.password, password],
  ])
  await tab.clicks('button', identity.login.submit)
  await tab.sees('button', account.logOut, 'main')
})

test('an example of shelving goes into the cart as it is', async ({ tab }) => {
  const { configurator, panel } = tab.messages
  await tab.opens(buildPath('build-your-own', 'nl', { brand: 'stegmark' }))
  await tab.sees('button', configurator.tools.undo)
  await tab.clicksText('main a', 'Boekenwand')
  await tab.page.waitForFunction(() => document.querySelectorAll('[data-item^="part-"]').length === 12)
  await tab.clicks('button', configurator.buy.add)
  await tab.sees('dialog', panel.cartResult.added)
})

test('an item that is added in one tab appears in the cart of another', async ({ tab, openTab }) => {
  await tab.opens(buildPath('cart', 'nl'))
  const other = await openTab()
  await other.opens(chair.path)
  await other.clicks('button', other.messages.catalogue.product.add)
  await other.sees('dialog', other.messages.panel.cartResult.added)
  await tab.page.bringToFront()
  await tab.sees('link', chair.name, 'main')
})

test('a tap before any script has loaded adds the product once', async ({ tab }) => {
  const { page, messages } = tab
  const held: (() => Promise<void>)[] = []
  let isHolding = true
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const go = () => request.continue()
    if (isHolding && request.url().endsWith('.js')) held.push(go)
    else void go()
  })
  const opened = page.goto(new URL(chair.path, browserTestEnv.origin).href)
  // The click of Puppeteer waits for the page to be still, which takes scripts.
  const tap = (name: string) => {
    const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === name)
    if (button instanceof HTMLElement) button.click()
    return Boolean(button)
  }
  await page.waitForFunction(tap, { polling: 50 }, messages.catalogue.product.add)
  isHolding = false
  await Promise.all([opened, ...held.map((go) => go())])
  await tab.sees('dialog', messages.panel.cartResult.added)
  await tab.clicks('link', messages.panel.cartResult.toCart, 'body')
  await tab.seesHeading(messages.headings.cart)
  const quantity = await tab.sees('textbox', messages.cart.quantity(chair.name))
  expect(await quantity.evaluate((field) => (field as HTMLInputElement).value)).toBe('1')
})

test('a guest orders a product and pays', async ({ tab }) => {
  const { messages } = tab
  await tab.opens(chair.path)
  await tab.clicks('button', messages.catalogue.product.add)
  await ordersAsGuest(tab, 'ine.firefox.order@example.com')
  expect(readPlacedOrders('ine.firefox.order@example.com')).toHaveLength(1)
})

/** Goes from the panel that shows a new item to the confirmation of the order. */
async function ordersAsGuest(tab: FirefoxTab, email: string): Promise<void> {
  const { headings, panel, cart, identity, checkout } = tab.messages
  await tab.sees('dialog', panel.cartResult.added)
  await tab.clicks('link', panel.cartResult.toCart, 'body')
  await tab.seesHeading(headings.cart)
  await tab.clicks('link', cart.checkout)
  await tab.seesHeading(headings.identification)
  await tab.clicks('link', identity.methods.go)
  await tab.seesHeading(headings.info)
  await tab.fills(listDetails(identity, email))
  await tab.clicks('button', identity.info.submit)
  await tab.seesHeading(headings.shipping)
  await tab.clicksText('main label', chair.home)
  await tab.clicks('button', checkout.shipping.submit)
  await tab.seesHeading(headings.giftwrapping)
  await tab.clicksText('main label', checkout.gift.no)
  await tab.clicks('button', checkout.gift.submit)
  await tab.seesHeading(headings.payment)
  await tab.clicksText('main label', chair.bancontact)
  await tab.page.locator('main form input[type=checkbox]').click()
  await tab.clicksText('main button', checkout.payment.pay('').trim())
  await tab.clicks('button', payPageMessages.nl.pay, 'body')
  await tab.seesHeading(headings.confirmation)
}
