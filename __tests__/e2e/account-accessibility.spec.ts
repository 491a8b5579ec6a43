import { expect } from '@playwright/test'
import { passwordLength } from '../../src/contract/limits'
import { buildPath } from '../../src/pageTable/paths'
import { Customer } from './support/Customer'
import { readEmailLink } from './support/emails'
import { checkAccessibility } from './support/checkAccessibility'
import { variants } from './support/variants'
import { readPlacedOrders } from './support/placedOrders'
import { openWithCart } from './support/openWithCart'
import { ApiClient } from './support/ApiClient'
import { test } from './support/test'
import { describeViews } from './support/views'

/** The walks show each page and panel of an account with its errors. A phone's screen is 320 px wide in them. */
test.use({ expectedErrors: /status of (401|404|409|410|422)/ })

const walks: Record<string, (customer: Customer) => Promise<void>> = {
  'the log-in before a page, and an order that is looked up': async (customer) => {
    const { page, main, email, messages } = customer
    const { lookup, withdrawal } = messages.order
    const guest = new ApiClient(page.request, customer.language)
    await guest.add(variants.chair)
    await guest.orderAsGuest(email)
    await guest.chooseHomeDelivery()
    await guest.pay()
    await customer.opens('my-orders')
    await customer.button(messages.identity.login.submit).click()
    await customer.button(lookup.submit).click()
    await expect(main.getByText(lookup.errors.number).first()).toBeVisible()
    await expect(main.getByText(messages.identity.login.errors.password).first()).toBeVisible()
    await checkAccessibility(page, 'log-in and look-up with mistakes')
    const form = customer.form(lookup.submit)
    await form.getByLabel(lookup.email).fill(email)
    await form.getByLabel(lookup.number).fill(readPlacedOrders(email)[0]?.number ?? '')
    await customer.button(lookup.submit).click()
    await customer.button(withdrawal.open).click()
    await customer.button(withdrawal.submit).click()
    await expect(main.getByText(withdrawal.choose)).toBeVisible()
    await checkAccessibility(page, 'an order that was looked up, with mistakes in the withdrawal')
  },
  'a new account with mistakes, and a forgotten password from the request to the new one': async (customer) => {
    const { page, main, messages, email } = customer
    const { ask, asked, set, done, faults } = messages.password
    await customer.opens('new-account')
    await customer.button(messages.identity.account.submit).click()
    await expect(main.getByText(messages.identity.errors.passwordMissing).first()).toBeVisible()
    await checkAccessibility(page, 'a new account with mistakes')
    await customer.preparesAccount()
    await customer.opens('password-recovery')
    await customer.button(ask.submit).click()
    await expect(main.getByText(messages.identity.errors.email).first()).toBeVisible()
    await checkAccessibility(page, 'the request with mistakes')
    await main.getByLabel(ask.email).fill(email)
    await customer.button(ask.submit).click()
    await expect(main.getByRole('heading', { name: asked.title })).toBeVisible()
    const link = await readEmailLink(email, 'password-reset')
    await page.goto(link)
    await main.getByLabel(set.label, { exact: true }).fill('kort')
    await customer.button(set.submit).click()
    await expect(main.getByText(messages.identity.errors.passwordShort(passwordLength.min)).first()).toBeVisible()
    await checkAccessibility(page, 'a new password that is too short')
    await main.getByLabel(set.label, { exact: true }).fill('lang genoeg om te onthouden')
    await customer.button(set.submit).click()
    await expect(main.getByRole('heading', { name: done.title })).toBeVisible()
    await page.goto(link)
    await expect(main.getByText(faults.used.title)).toBeVisible()
    await checkAccessibility(page, 'a link that was used')
  },
  'the overview with mistakes in the details, and the addresses with their panels': async (customer) => {
    const { page, main, panel, messages } = customer
    const { addresses } = messages
    const { details } = messages.password
    const { tokens } = await customer.preparesAccount()
    await openWithCart(customer, 'my-details', { lines: [], tokens })
    await customer.field(messages.identity.info.email).fill('ine')
    await customer.button(details.profile.submit).click()
    await customer.button(details.change.submit).click()
    await customer.button(details.delete.open).click()
    await customer.button(details.delete.submit).click()
    await expect(main.getByText(messages.identity.errors.email).first()).toBeVisible()
    await expect(main.getByText(details.change.missing).first()).toBeVisible()
    await checkAccessibility(page, 'details')
    await customer.goesTo('addresses')
    await expect(customer.button(addresses.create)).toBeVisible()
    await checkAccessibility(page, 'addresses')
    await customer.button(addresses.create).click()
    await panel.getByRole('button', { name: addresses.form.submit }).click()
    await expect(panel.getByText(messages.identity.errors.postcodeMissing).first()).toBeVisible()
    await checkAccessibility(page, 'address create with mistakes')
    await page.keyboard.press('Escape')
    await customer.button(addresses.removeThis('Kastanjelaan 88')).click()
    await expect(panel.getByRole('button', { name: addresses.deletion.submit })).toBeVisible()
    await checkAccessibility(page, 'address delete')
  },
  'the orders, one of them, its withdrawal and its invoice': async (customer) => {
    const { page, main, messages, language } = customer
    const { withdrawal, invoice, way } = messages.order
    const api = await customer.preparesAccount()
    await api.placeOrder(variants.chair, 2)
    await openWithCart(customer, 'my-orders', { lines: [], tokens: api.tokens })
    const { id_order, number } = customer.latestOrder
    await expect(main.getByText(number).first()).toBeVisible()
    await checkAccessibility(page, 'orders')
    await page.goto(buildPath('my-order', language, { order: String(id_order) }))
    await expect(main.getByRole('list', { name: way.title })).toBeVisible()
    await main.getByRole('button', { name: new RegExp(`^${messages.order.again.submit}`) }).click()
    await expect(main.getByRole('status').filter({ hasText: messages.order.again.added })).toBeVisible()
    await customer.button(withdrawal.open).click()
    await customer.button(withdrawal.submit).click()
    await expect(main.getByText(withdrawal.choose)).toBeVisible()
    await checkAccessibility(page, 'an order, ordered again, with mistakes in the withdrawal')
    await customer.button(withdrawal.all).click()
    await customer.button(withdrawal.submit).click()
    await expect(main.getByText(withdrawal.cancelled)).toBeVisible()
    await checkAccessibility(page, 'a withdrawn order')
    await customer.link(invoice.link).click()
    await expect(customer.button(invoice.print)).toBeVisible()
    await checkAccessibility(page, 'an invoice')
  },
  'the wishlist of a visitor, of a customer, and shared': async (customer) => {
    const { page, main, messages, chair } = customer
    const { wishlist } = messages
    const api = await customer.preparesAccount()
    await api.addToWishlist(variants.mugs)
    await page.goto(chair.path)
    const heart = customer.button(messages.catalogue.product.wish)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await customer.opens('my-wishlist')
    await expect(customer.link(chair.name)).toBeVisible()
    await checkAccessibility(page, 'wishlist of a visitor')
    await openWithCart(customer, 'my-wishlist', { lines: [], tokens: api.tokens })
    await customer.button(wishlist.share.start).click()
    const link = await main.getByLabel(wishlist.share.link).inputValue()
    await checkAccessibility(page, 'wishlist of a customer')
    await page.goto(link)
    await expect(main.getByRole('heading', { name: wishlist.shared.title('Ine') })).toBeVisible()
    await expect(customer.link(chair.name)).toBeVisible()
    await checkAccessibility(page, 'shared wishlist')
  },
  'the newsletter and its emails': async (customer) => {
    const { page, main, messages, email } = customer
    const { form, letter, errors } = messages.newsletter
    await customer.opens('newsletter')
    await customer.button(form.submit).click()
    await expect(main.getByText(errors.email)).toBeVisible()
    await checkAccessibility(page, 'newsletter with mistakes')
    await main.getByLabel(form.email, { exact: true }).fill(email)
    await customer.button(form.submit).click()
    await expect(main.getByText(form.sentTo(email))).toBeVisible()
    await page.goto(await readEmailLink(email, 'newsletter-confirm'))
    await expect(customer.button(letter.confirm.submit)).toBeVisible()
    await checkAccessibility(page, 'newsletter to confirm')
    await customer.button(letter.confirm.submit).click()
    await page.goto(await readEmailLink(email, 'newsletter-welcome'))
    await expect(customer.button(letter.unsubscribe.submit)).toBeVisible()
    await checkAccessibility(page, 'newsletter to unsubscribe from')
  },
}

describeViews(({ width, language }) =>
  Object.entries(walks).forEach(([name, walk], at) =>
    test(`axe finds no violation in ${language} during the walk "${name}"`, ({ page }) =>
      walk(new Customer(page, language, `axe.account.${at}.${width}@example.com`))),
  ),
)
