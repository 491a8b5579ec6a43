import { screen, waitFor, within } from '@testing-library/react'
import { leaveShop } from '../../src/features/checkout/checkoutRouting'
import { checkout as en } from '../../src/i18n/en/checkout'
import { checkout as nl } from '../../src/i18n/nl/checkout'
import { order as orderNl } from '../../src/i18n/nl/order'
import { axe } from '../support/axe'
import { giveGift } from '../support/sandbox/giveGift'
import { readOrder } from '../support/sandbox/placeOrder'
import { accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { storeTokens } from '../support/sandbox/storeVisitor'
import { cartMessages, names, totalsMessages } from '../support/shopping/visitCart'
import { findGifts, giftMessages, owners, visitGiver } from '../support/shopping/visitGifts'
import { walkCheckout } from '../support/shopping/walkCheckout'

jest.mock('../../src/features/checkout/checkoutRouting', () => ({
  ...jest.requireActual<object>('../../src/features/checkout/checkoutRouting'),
  leaveShop: jest.fn(),
}))

const server = startSandboxServer()
const { spile, chair } = names
const messages = { nl, en }

/** Prepares the browser of a guest whose cart has one gift, which goes to the owner. */
async function visitGuest(wanted: Parameters<Awaited<ReturnType<typeof visitGiver>>['give']>[0] = {}) {
  const visit = await visitGiver(server)
  await visit.give(wanted)
  await visit.giver.guest()
  storeTokens(visit.giver)
  return visit
}

async function payAndReport(giver: Shopper) {
  await giver.buy()
  const { id_order } = server.sandbox.database.one<{ id_order: number }>(
    'SELECT max(id_order) AS id_order FROM orders',
  )!
  return id_order
}

describe('the checkout of a cart from which nothing goes to the giver', () => {
  test.each(['nl', 'en'] as const)('in %s a guest goes straight from the details to the payment', async (language) => {
    const { give } = await visitGiver(server)
    await give({ message: 'Proficiat' })
    const { shopper, address } = walkCheckout('checkout-step-guest', language)
    expect(await screen.findByText(giftMessages[language].invoiceOnly)).toBeVisible()
    const typed = {
      email: 'gever@example.be',
      firstname: 'An',
      lastname: 'Peeters',
      'delivery.address1': 'Lindelaan 1',
      'delivery.postcode': '9000',
      'delivery.city': 'Gent',
    }
    for (const [name, value] of Object.entries(typed)) {
      await shopper.type(document.querySelector<HTMLElement>(`[name="${name}"]`)!, value)
    }
    await shopper.click(screen.getByRole('button', { name: messages[language].gift.submit }))
    expect(await screen.findByRole('button', { name: /^(Betaal|Pay) €/ })).toBeVisible()
    expect(address()).toMatch(/betaling|payment/)
  })

  test('the shipping step that is opened by its URL has nothing to choose and leads to the payment', async () => {
    await visitGuest()
    const { shopper, container } = walkCheckout('checkout-step-shipping')
    expect(await screen.findByText(giftMessages.nl.noDelivery)).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(screen.getByRole('button', { name: nl.gift.submit }))
    expect(await screen.findByRole('button', { name: /^Betaal €/ })).toBeVisible()
  })

  test("the summary names the owners of the gift's list, its message and its destination, without delivery costs", async () => {
    await visitGuest({ message: 'Proficiat' })
    walkCheckout('checkout-step-payment', 'en')
    const summary = await screen.findByRole('complementary', { name: en.order })
    expect(await within(summary).findByText(giftMessages.en.giftFor(owners))).toBeInTheDocument()
    expect(summary).toHaveTextContent(giftMessages.en.goesTo.owner(owners))
    expect(summary).toHaveTextContent('Proficiat')
    expect(summary).not.toHaveTextContent(totalsMessages.en.shipping)
    expect(summary).not.toHaveTextContent('Geheimstraat')
  })

  test("the giver's own items are delivered as usual, beside a contribution", async () => {
    const { giver } = await visitGuest({ amount: 50 })
    await giver.add(chair.id, 1)
    walkCheckout('checkout-step-shipping')
    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1)
    const summary = await screen.findByRole('complementary', { name: nl.order })
    expect(summary).toHaveTextContent(totalsMessages.nl.shipping)
    expect(summary).toHaveTextContent(giftMessages.nl.contributionTo)
  })

  test('a customer without any address is asked for one at the payment', async () => {
    const { give, giver } = await visitGiver(server)
    await give()
    await register(giver, { ...accountDetails, email: 'gever@example.be' })
    storeTokens(giver)
    const { shopper } = walkCheckout('checkout-step-payment')
    await shopper.click(await screen.findByRole('button', { name: /^Betaal €/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.payment.noInvoice)
    expect(screen.getByRole('link', { name: nl.shipping.giveAddress })).toHaveFocus()
    expect(jest.mocked(leaveShop)).not.toHaveBeenCalled()
  })
})

test('a gift that was taken before the payment leads to the cart, whose line shows this', async () => {
  const { giver, id } = await visitGuest()
  const { shopper } = walkCheckout('checkout-step-payment')
  await shopper.click(await screen.findByRole('checkbox', { name: new RegExp(nl.payment.terms) }))
  const other = new Shopper(server.sandbox)
  await giveGift(other, spile.id, id, { quantity: 3 })
  await other.guest()
  await payAndReport(other)
  await shopper.click(screen.getByRole('button', { name: /^Betaal €/ }))
  expect(await findGifts()).toHaveTextContent(giftMessages.nl.taken.none)
  expect(screen.getByText(cartMessages.nl.difference.taken(spile.nl))).toBeVisible()
  expect(jest.mocked(leaveShop)).not.toHaveBeenCalled()
  expect((await giver.checkout()).cart?.closed).toBe(false)
})

describe('the confirmation of gifts', () => {
  test('the confirmation thanks the giver, shows the destination of the gifts, and hides the address of the owners', async () => {
    const { giver } = await visitGuest({ message: 'Proficiat\n<i>An</i>' })
    const id_order = await payAndReport(giver)
    const { container } = walkCheckout('order-confirmation', 'nl', `?order=${id_order}`)
    expect(await screen.findByText(giftMessages.nl.thanks(owners))).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(orderNl.thanks('An'))
    const lines = screen.getByRole('region', { name: orderNl.lines })
    expect(lines).toHaveTextContent(giftMessages.nl.giftFor(owners))
    expect(lines).toHaveTextContent(giftMessages.nl.goesTo.owner(owners))
    expect(lines).toHaveTextContent('Proficiat <i>An</i>')
    expect(screen.getByText(orderNl.owner)).toBeVisible()
    expect(screen.getByText(orderNl.next.place.owner)).toBeVisible()
    const totals = screen.getByRole('complementary', { name: orderNl.overview })
    expect(totals).not.toHaveTextContent(totalsMessages.nl.shipping)
    expect(container).not.toHaveTextContent('Geheimstraat')
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a contribution promises no delivery and cannot be returned', async () => {
    const { giver } = await visitGuest({ amount: 50 })
    const id_order = await payAndReport(giver)
    walkCheckout('order-confirmation', 'nl', `?order=${id_order}`)
    expect(await screen.findByText(giftMessages.nl.thanks(owners))).toBeVisible()
    expect(screen.queryByRole('region', { name: orderNl.nextTitle })).not.toBeInTheDocument()
    expect(screen.getByText(orderNl.contribution)).toBeVisible()
    expect(screen.getByRole('region', { name: orderNl.lines })).toHaveTextContent(giftMessages.nl.contributionTo)
    const { lines, _links } = await readOrder(giver, id_order)
    expect(lines.map(({ withdrawable }) => withdrawable)).toEqual([0])
    expect(_links.withdraw).toBeUndefined()
  })

  test('an order without gifts contains no thanks for gifts', async () => {
    const { giver } = await visitGiver(server)
    await giver.order(chair.id)
    storeTokens(giver)
    const { id_order } = server.sandbox.database.one<{ id_order: number }>('SELECT id_order FROM orders')!
    walkCheckout('order-confirmation', 'nl', `?order=${id_order}`)
    await waitFor(() => expect(screen.getByRole('region', { name: orderNl.lines })).toBeVisible())
    expect(screen.queryByText(/Genoteerd/)).not.toBeInTheDocument()
  })
})
