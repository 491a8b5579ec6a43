import { act, screen } from '@testing-library/react'
import { storeLoadedCart } from '../../src/store/cart/storedCartThunks'
import { withGuest } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { fetchCart, cartMessages, names } from '../support/shopping/visitCart'
import { openCart, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const { chair, bench, spile } = names

test('a note lists the changes made elsewhere and can be dismissed (SPEC §4, changed)', async () => {
  const messages = cartMessages.en
  const { visitor, shopper, shop } = await openCart(server, 'en', [chair, 1], [bench, 1])
  const { items } = await fetchCart(visitor, 'en')
  await visitor.change('DELETE', items[1]!._links['remove']!.href)
  await visitor.add(chair.id, 1)
  await visitor.add(spile.id, 1)
  const now = await fetchCart(visitor, 'en')
  act(() => void shop.dispatch(storeLoadedCart(now, true)))
  const note = await screen.findByText(messages.difference.title)
  const status = note.closest('[role=status]')!
  expect(status).toHaveTextContent(messages.difference.removed(bench.en))
  expect(status).toHaveTextContent(messages.difference.added(spile.en, 1))
  expect(status).toHaveTextContent(messages.difference.quantity(chair.en, 2, 1))
  await shopper.click(screen.getByRole('button', { name: messages.difference.dismiss }))
  expect(screen.queryByText(messages.difference.title)).not.toBeInTheDocument()
  expect(status.parentElement).toHaveFocus()
})

test('a change made on the page removes the note', async () => {
  const { visitor, shopper, shop } = await openCart(server, 'nl', [chair, 1])
  await visitor.add(chair.id, 1)
  const now = await fetchCart(visitor)
  act(() => void shop.dispatch(storeLoadedCart(now, true)))
  await screen.findByText(cartMessages.nl.difference.title)
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.more(chair.nl) }))
  await screen.findByText(cartMessages.nl.unitLine(3, '€ 343,20'))
  expect(screen.queryByText(cartMessages.nl.difference.title)).not.toBeInTheDocument()
})

test('when the cart was emptied elsewhere, the note names the removed item', async () => {
  const { visitor, shop } = await openCart(server, 'nl', [chair, 1])
  const { items } = await fetchCart(visitor)
  const { cart } = await visitor.change('DELETE', items[0]!._links['remove']!.href)
  act(() => void shop.dispatch(storeLoadedCart(cart, true)))
  expect(await screen.findByText(cartMessages.nl.difference.removed(chair.nl))).toBeVisible()
  expect(screen.getByText(cartMessages.nl.empty)).toBeVisible()
})

test('the checkout with an empty cart leads to the cart page, which says that the cart is empty but not that it changed', async () => {
  const visitor = await withGuest(server, [[chair.id, 1]])
  const { items } = await fetchCart(visitor)
  await visitor.change('DELETE', items[0]!._links['remove']!.href)
  walkCheckout('checkout-step-payment')
  expect(await screen.findByText(cartMessages.nl.empty)).toBeVisible()
  expect(screen.queryByText(cartMessages.nl.changed)).not.toBeInTheDocument()
})
