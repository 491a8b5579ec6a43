import { readPlacedOrders } from './support/placedOrders'
import { Customer } from './support/Customer'
import { readEmailLink } from './support/emails'
import { fitsWidth } from './support/fitsWidth'
import { expect, test } from './support/test'
import { describeViews } from './support/views'

test.use({ expectedErrors: /status of (401|404)/ })

describeViews(({ language }) => {
  test(`a customer creates an account, recovers it, orders with it, withdraws the order and deletes the account, in ${language}`, async ({
    page,
  }) => {
    const customer = new Customer(page, language, `ine.whole.${language}@example.com`)
    const { main, messages, chair } = customer
    const fits = async () => expect(await fitsWidth(page)).toBe(true)

    await test.step('creates an account and resets a forgotten password', async () => {
      await customer.opens('new-account')
      await customer.makesAccount()
      await fits()
      await customer.logsOut()
      await customer.requestsLink()
      await page.goto(await readEmailLink(customer.email, 'password-reset'))
      await customer.setsPassword('een nieuw wachtwoord voor het noorden')
      await customer.link(messages.password.done.login).click()
      await customer.logsInHere()
      await fits()
    })

    const [first, second, changed] = ['Graslei 4', 'Coupure 12', 'Coupure 14']
    await test.step('creates and changes addresses and sets the defaults', async () => {
      const { addresses } = messages
      await customer.goesTo('addresses')
      for (const street of [first, second]) {
        await customer.button(addresses.create).click()
        await customer.fillsAddress(street)
        await customer.savesAddress()
        await expect(customer.button(addresses.changeThis(street))).toBeVisible()
        await expect(customer.panel).toBeHidden()
      }
      await customer.button(addresses.changeThis(second)).click()
      await customer.fillsAddress(changed)
      await customer.savesAddress()
      await customer.button(addresses.makeDeliveryThis(changed)).click()
      await expect(customer.button(addresses.makeDeliveryThis(first))).toBeVisible()
      await expect(customer.button(addresses.makeDeliveryThis(changed))).toBeHidden()
      await fits()
    })

    await test.step('places an order to that address', async () => {
      await page.goto(chair.path)
      await customer.addsToCart()
      await customer.opensCart()
      await main.getByRole('link', { name: messages.cart.checkout }).first().click()
      await customer.seesHeading(messages.headings.shipping)
      await expect(main.getByText(changed).first()).toBeVisible()
      await customer.choosesShipping()
      await customer.choosesNoWrapping()
      await customer.pays(chair.price)
      await customer.confirmsPayment()
      expect(customer.latestOrder.delivery_address).toContain(changed)
    })
    const { number } = customer.latestOrder

    await test.step('opens the list of orders and the order', async () => {
      await customer.opens('my-orders')
      await expect(main.getByText(number).first()).toBeVisible()
      await fits()
      await main.getByRole('link', { name: new RegExp(`^${messages.order.list.details}.*${number}`) }).click()
      await expect(main.getByRole('list', { name: messages.order.way.title })).toBeVisible()
      await expect(main.getByText(changed).first()).toBeVisible()
      await expect(main.getByText(chair.name).first()).toBeVisible()
      await fits()
    })

    await test.step('orders the same items again', async () => {
      await main.getByRole('button', { name: new RegExp(`^${messages.order.again.submit}`) }).click()
      await expect(main.getByRole('status').filter({ hasText: messages.order.again.added })).toContainText(chair.name)
      await customer.link(messages.order.again.cart).click()
      await customer.seesHeading(messages.headings.cart)
      await expect(customer.link(chair.name).first()).toBeVisible()
      await page.goBack()
    })

    await test.step('withdraws the order', async () => {
      const { withdrawal, state } = messages.order
      await customer.button(withdrawal.open).click()
      await customer.button(withdrawal.submit).click()
      await expect(main.getByRole('alert').filter({ hasText: withdrawal.choose })).toBeVisible()
      await customer.button(withdrawal.all).click()
      await fits()
      await customer.button(withdrawal.submit).click()
      await expect(main.getByText(withdrawal.cancelled)).toBeVisible()
      await expect(main.getByRole('heading', { name: state.cancelled })).toBeVisible()
      expect(readPlacedOrders(customer.email)).toHaveLength(1)
    })

    await test.step('deletes the account', async () => {
      await customer.goesTo('details')
      await customer.deletesAccount()
      await customer.opens('my-account')
      await customer.triesToLogIn()
      await expect(main.getByLabel(messages.identity.login.password, { exact: true })).toHaveAccessibleDescription(
        messages.identity.login.errors.failed,
      )
      await customer.expectLoggedOut()
    })
  })
})
