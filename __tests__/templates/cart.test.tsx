import { act, screen, waitFor, within } from '@testing-library/react'
import { formatMoney } from '../../src/i18n/money'
import { axe } from '../support/axe'
import { scrollNear } from '../support/dom/fakeIntersectionObserver'
import { withCart } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import {
  fetchCart,
  cartMessages,
  findLine,
  names,
  overview,
  plain,
  totalsMessages,
} from '../support/shopping/visitCart'
import { openCart, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
/** A variant that is too cheap for free delivery. */
const mugs = 105704
const { chair } = names

test('the cart shows its line items and the amounts of the API', async () => {
  const messages = totalsMessages.nl
  const shopper = await withCart(server, [[chair.id, 2]])
  const { totals } = await fetchCart(shopper)
  const { container } = walkCheckout('cart')
  const line = await findLine(chair.nl)
  expect(line).toHaveTextContent('€ 686,40')
  expect(line).toHaveTextContent('2 × € 343,20')
  expect(line).toHaveTextContent('Was € 429Laagste prijs vorige 30 dagen: € 429')
  expect(line).toHaveTextContent(/bij jou (tussen|op) /)
  expect(overview()).toHaveTextContent(`${messages.shipping}${messages.free}`)
  const { rate, amount } = totals.vat[0]!
  expect(overview()).toHaveTextContent(plain(messages.vat(formatMoney(amount, 'nl'), String(rate))))
  expect(await screen.findByText(cartMessages.nl.country('België'))).toBeVisible()
  expect(screen.getByRole('link', { name: cartMessages.nl.checkout })).toHaveAttribute('href', '/nl/afrekenen')
  expect(await axe(container)).toHaveNoViolations()
})

test('below the cart is one row of products that go with its items and are not in it', async () => {
  const shopper = await withCart(server, [[chair.id, 1]])
  const { items } = await fetchCart(shopper)
  walkCheckout('cart')
  await findLine(items[0]!.name)
  await act(async () => scrollNear())
  const row = (await screen.findByRole('heading', { name: 'Past erbij' })).closest('section')!
  const names = within(row)
    .getAllByRole('listitem')
    .map((card) => within(card).getByRole('link').textContent)
  expect(names).toHaveLength(4)
  expect(names).not.toContain(items[0]!.name)
})

test('an empty cart has no row of products', async () => {
  const { shopper } = await openCart(server, 'nl', [chair, 1])
  await act(async () => scrollNear())
  await screen.findByRole('heading', { name: 'Past erbij' })
  await shopper.click(screen.getByRole('button', { name: /^Verwijder/ }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Past erbij' })).not.toBeInTheDocument())
})

test('the cost of delivery is shown later when no carrier is chosen and delivery is not free', async () => {
  const messages = totalsMessages.nl
  const shopper = await withCart(server, [[mugs, 1]])
  const { items } = await fetchCart(shopper)
  walkCheckout('cart')
  await findLine(items[0]!.name)
  expect(overview()).toHaveTextContent(`${messages.shipping}${messages.shippingLater}`)
})

test('free delivery and gift wrapping are shown in separate rows', async () => {
  const messages = totalsMessages.en
  const shopper = await withCart(server, [[chair.id, 1]])
  await shopper.carrier(1)
  await shopper.wrap('')
  const { totals } = await fetchCart(shopper)
  walkCheckout('cart', 'en')
  await findLine(chair.en)
  expect(totals.shipping).toBe(0)
  expect(overview()).toHaveTextContent(`${messages.shipping}${messages.free}`)
  const wrapping = totals.wrapping === 0 ? messages.free : plain(formatMoney(totals.wrapping, 'en'))
  expect(overview()).toHaveTextContent(`${messages.wrapping}${wrapping}`)
})

test('a new quantity is shown at once, and the amounts change after the response', async () => {
  await withCart(server, [[chair.id, 1]])
  const { answer: open } = server.holdAnswer('put', '/v1/cart/items/:id', { late: true })
  const { shopper } = walkCheckout('cart')
  const line = await findLine(chair.nl)
  await shopper.tripleClick(screen.getByRole('button', { name: cartMessages.nl.more(chair.nl) }))
  expect(screen.getByRole('textbox', { name: cartMessages.nl.quantity(chair.nl) })).toHaveValue('4')
  expect(line).toHaveTextContent('€ 343,20')
  expect(overview().querySelector('[aria-busy="true"]')).toHaveTextContent(cartMessages.nl.total)
  open()
  await waitFor(() => expect(line).toHaveTextContent('€ 1.372,80'))
  const status = screen.getByText(cartMessages.nl.updated(chair.nl, 4))
  expect(status).toBeInTheDocument()
  expect(overview().querySelector('[aria-busy="true"]')).toBeNull()
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.removeName(chair.nl) }))
  await waitFor(() => expect(status).toBeEmptyDOMElement())
})
