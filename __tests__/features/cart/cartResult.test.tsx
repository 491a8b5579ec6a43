import { act, screen, waitFor, within } from '@testing-library/react'
import shopDetails from '../../../data/shop.json'
import { panel as en } from '../../../src/i18n/en/panel'
import { frame } from '../../../src/i18n/nl/firstLoad/frame'
import { panel as nl } from '../../../src/i18n/nl/panel'
import { stockAlert } from '../../../src/i18n/nl/stockAlert'
import { addToCart } from '../../../src/store/cart/addToCart'
import { slowThreshold } from '../../../src/ui/status/useIsSlow'
import { axe } from '../../support/axe'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { walkCheckout } from '../../support/shopping/walkCheckout'

const server = startSandboxServer()

const chair = { id_product: 1004, id_product_attribute: 100402 }
const soldOutLamp = { id_product: 1040, id_product_attribute: 104001 }
const bench = { id_product: 1003, id_product_attribute: 100302 }

/** Opens a page and waits until the store has started. */
async function openPage(language: 'nl' | 'en' = 'nl') {
  const walk = walkCheckout('cart', language)
  await waitFor(() => expect(walk.shop.getState().app.status).toBe('initialized'))
  return walk
}

test('the panel shows the added item, its delivery, the subtotal and a button to continue shopping', async () => {
  const { cartResult: messages } = nl
  const { shop, shopper } = await openPage('nl')
  await act(() => shop.dispatch(addToCart({ ...chair, quantity: 2 })))
  const panel = await screen.findByRole('dialog', { name: messages.added })
  expect(panel).toHaveTextContent('Spile stoel')
  expect(panel).toHaveTextContent(messages.pieces(2))
  expect(panel).toHaveTextContent(messages.each('€ 289'))
  expect(panel).toHaveTextContent(/bij jou (tussen|op)/)
  expect(panel).toHaveTextContent(messages.subtotal(2))
  expect(panel).toHaveTextContent('€ 578')
  await shopper.click(screen.getByRole('button', { name: messages.goOn }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the panel closes when the user follows the link to the cart', async () => {
  const { shop, shopper } = await openPage()
  await act(() => shop.dispatch(addToCart(chair)))
  await shopper.click(await screen.findByRole('link', { name: nl.cartResult.toCart }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['there are not enough in stock', { ...bench, quantity: 2 }, nl.errors.stock(1)],
  ['the variant no longer exists', { ...bench, id_product_attribute: 999999 }, nl.errors.gone],
])('the panel shows an error message when %s', async (_name, addition, reason) => {
  const { shop } = await openPage()
  await act(() => shop.dispatch(addToCart(addition)))
  const panel = await screen.findByRole('dialog', { name: nl.cartResult.notAdded })
  expect(screen.getByRole('alert')).toHaveTextContent(reason)
  expect(await axe(panel)).toHaveNoViolations()
})

test('after an addition of a sold-out variant, the panel offers an email about new stock instead of a retry', async () => {
  const { shop, shopper } = await openPage()
  await act(() => shop.dispatch(addToCart(soldOutLamp)))
  const panel = await screen.findByRole('dialog', { name: nl.cartResult.notAdded })
  expect(within(panel).getByText(nl.errors.soldOut)).toBeVisible()
  expect(await within(panel).findByRole('textbox', { name: stockAlert.form.title })).toBeVisible()
  expect(within(panel).queryByRole('button', { name: frame.error.retry })).not.toBeInTheDocument()
  expect(await axe(panel)).toHaveNoViolations()
  await shopper.click(within(panel).getByRole('button', { name: nl.cartResult.goOn }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('when the shop cannot be reached, the panel shows the product and the telephone number of the shop', async () => {
  const { shop } = await openPage()
  server.failCall('post', '/v1/cart/items')
  const shownVariant = { name: 'Spile stoel', variant: 'oker', picture: null }
  await act(() => shop.dispatch(addToCart(chair, undefined, shownVariant)))
  const panel = await screen.findByRole('dialog')
  expect(panel).toHaveTextContent('Spile stoel')
  expect(screen.getByRole('link', { name: shopDetails.phone.text })).toBeVisible()
  expect(await axe(panel)).toHaveNoViolations()
})

test('a companion of the added product can be added from the panel', async () => {
  const { cartResult: messages } = en
  const { shop, shopper } = await openPage('en')
  await act(() => shop.dispatch(addToCart(chair)))
  const companions = await screen.findByRole('region', { name: messages.together })
  const [companion] = within(companions).getAllByRole('listitem')
  const name = within(companion!).getByRole('link').textContent ?? ''
  await shopper.click(within(companion!).getByRole('button', { name: messages.addThis(name) }))
  await waitFor(() => expect(shop.getState().cart.cart?.items).toHaveLength(2))
  expect(shop.getState().cart.cart?.items.map((item) => item.name)).toContain(name)
  expect(await screen.findByRole('dialog', { name: messages.added })).toHaveTextContent(messages.subtotal(2))
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
})

test('an addition from the panel that takes long says so', async () => {
  const { shop, shopper } = await openPage()
  await act(() => shop.dispatch(addToCart(chair)))
  const companions = await screen.findByRole('region', { name: nl.cartResult.together })
  jest.useFakeTimers({ advanceTimers: true })
  const { answer, asked } = server.holdAnswer('post', '/v1/cart/items')
  await shopper.click(within(companions).getAllByRole('button')[0]!)
  await act(() => asked)
  await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
  expect(screen.getAllByText(nl.slow)).toEqual([within(screen.getByRole('dialog')).getByText(nl.slow)])
  jest.useRealTimers()
  answer()
  await waitFor(() => expect(shop.getState().cart.cart?.items).toHaveLength(2))
})
