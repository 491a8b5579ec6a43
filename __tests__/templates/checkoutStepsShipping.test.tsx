import shopDetails from '../../data/shop.json'
import { screen, waitFor, within } from '@testing-library/react'
import { addressList } from '../../src/contract/account'
import { sessionAnswer } from '../../src/contract/session'
import { checkout as en } from '../../src/i18n/en/checkout'
import { headings as enHeadings } from '../../src/i18n/en/firstLoad/headings'
import { checkout as nl } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { axe } from '../support/axe'
import { withGuest } from '../support/sandbox/storeVisitor'
import { guestDetails } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'
import { plain } from '../support/shopping/visitCart'
import { bench, lamp, mugs, page } from '../support/shopping/shippingStep'
import { readCommonErrors } from '../support/data/commonSentences'
import { formatMoney } from '../../src/i18n/money'
import { readDelivery } from '../support/data/readDelivery'

const server = startSandboxServer()

describe('the carriers in the shipping step', () => {
  test('a carrier shows its price, the dates of the delivery and the amount from which it is free', async () => {
    await withGuest(server, [[lamp, 1]])
    server.sandbox.database.run('UPDATE carrier_country SET free_from_cents = 1000000 WHERE id_carrier = 1')
    walkCheckout(page)
    const home = await screen.findByRole('radio', { name: /Thuislevering/ })
    expect(home).toHaveAccessibleName(expect.stringContaining(formatMoney(readDelivery('home').price, 'nl')))
    expect(home).toHaveAccessibleName(/Bij jou tussen \d+(\s\w+)? en \d+\s\w+\. Gratis vanaf €.10.000\./)
    const summary = within(screen.getByRole('complementary', { name: nl.order }))
    expect(summary.getByText(/^Bij jou tussen/)).toHaveTextContent(
      /Bij jou [^.]+/.exec(plain(home.closest('label')?.textContent ?? ''))?.[0] ?? 'no dates',
    )
    expect(screen.getByRole('radio', { name: /Afhalen in de winkel gratis/ })).toHaveAccessibleName(
      expect.stringContaining(shopDetails.street),
    )
  })

  test('an unavailable carrier shows the reason', async () => {
    await withGuest(server, [[bench, 1]])
    const { container } = walkCheckout(page)
    const home = await screen.findByRole('radio', { name: /Thuislevering/ })
    expect(home).toBeDisabled()
    expect(home).toHaveAccessibleName(new RegExp(nl.shipping.unavailable.bulky))
    expect(screen.getByRole('radio', { name: /twee personen/ })).toBeChecked()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a carrier that no longer takes the cart is disabled once the API has refused it', async () => {
    const guest = await withGuest(server, [[mugs, 1]])
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: /Thuislevering/ }))
    await guest.add(bench)
    await shopper.click(screen.getByRole('button', { name: nl.shipping.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.carrier)
    await waitFor(() => expect(screen.getByRole('radio', { name: /Thuislevering/ })).toBeDisabled())
    expect(screen.getByRole('radio', { name: /twee personen/ })).toBeChecked()
  })

  test('collection in the store can be selected on the English page', async () => {
    const guest = await withGuest(server, [[mugs, 1]])
    const { shopper } = walkCheckout(page, 'en')
    await shopper.click(await screen.findByRole('radio', { name: /Collect in store/ }))
    expect(screen.getByRole('heading', { name: en.shipping.yourAddress })).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: en.shipping.submit }))
    await findTitle(enHeadings.giftwrapping)
    expect((await guest.checkout()).cart?.id_carrier).toBe(4)
  })
})

describe('the delivery address in the shipping step', () => {
  test('the delivery address of a guest can be changed on the info step', async () => {
    await withGuest(server, [[mugs, 1]])
    const { shopper } = walkCheckout(page)
    expect(await screen.findByText(/Lindelaan 1, 9000 Gent, België/)).toBeVisible()
    await shopper.click(screen.getByRole('link', { name: nl.shipping.changeLabel }))
    await findTitle(headings.info)
  })

  /** Logs in a customer with an address in Ghent and one in Antwerp. */
  async function customerWithTwo() {
    const customer = await withGuest(server, [[mugs, 1]])
    const antwerp = { ...guestDetails.delivery, address1: 'Molenstraat 8', postcode: '2000', city: 'Antwerpen' }
    await customer.guest({ ...guestDetails, invoice: antwerp })
    const { email, firstname, lastname, newsletter } = guestDetails.account
    const account = { id_lang: 1, email, password: 'noorderlicht', firstname, lastname, newsletter }
    const { addresses } = await customer.call(sessionAnswer, 'POST', '/v1/accounts', account)
    return { customer, antwerp: addresses.find(({ city }) => city === 'Antwerpen')! }
  }

  test('a customer can select one of several delivery addresses, which is sent to the API at once', async () => {
    const { customer, antwerp } = await customerWithTwo()
    const { container, shopper } = walkCheckout(page)
    const group = within(await screen.findByRole('group', { name: nl.shipping.address }))
    expect(group.getByRole('radio', { name: /Lindelaan/ })).toBeChecked()
    await shopper.click(group.getByRole('radio', { name: /Molenstraat 8, 2000 Antwerpen/ }))
    await waitFor(async () => expect((await customer.checkout()).cart?.id_address_delivery).toBe(antwerp.id_address))
    expect(await screen.findByRole('radio', { name: /Molenstraat/ })).toBeChecked()
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(screen.getByRole('button', { name: nl.shipping.submit }))
    await findTitle(headings.giftwrapping)
    expect((await customer.checkout()).cart?.id_address_delivery).toBe(antwerp.id_address)
  })

  test.each([
    ['two', false],
    ['three', true],
  ])(
    'of %s addresses, one that was deleted elsewhere disappears once the API has refused it',
    async (_row, hasThird) => {
      const { customer, antwerp } = await customerWithTwo()
      if (hasThird)
        await customer.guest({ ...guestDetails, delivery: { ...guestDetails.delivery, address1: 'Werf 3' } })
      const { shopper } = walkCheckout(page)
      const radio = await screen.findByRole('radio', { name: /Molenstraat/ })
      await customer.call(addressList, 'DELETE', `/v1/my/addresses/${antwerp.id_address}`)
      await shopper.click(radio)
      expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.address)
      await waitFor(() => expect(screen.queryByText(/Molenstraat/)).not.toBeInTheDocument())
      expect(screen.getByRole('alert')).toBeVisible()
    },
  )

  test('a refused change of the delivery address shows a message and keeps the previous address', async () => {
    await customerWithTwo()
    server.failCall('put', '/v1/cart')
    const { shopper } = walkCheckout(page)
    await shopper.click(await screen.findByRole('radio', { name: /Molenstraat/ }))
    const group = within(screen.getByRole('group', { name: nl.shipping.address }))
    expect(await group.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).network)
    expect(group.getByRole('radio', { name: /Lindelaan/ })).toBeChecked()
  })
})
