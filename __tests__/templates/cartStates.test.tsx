import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { common as commonMessages } from '../../src/i18n/nl/common'
import { formatMoney } from '../../src/i18n/money'
import { adoptStoredTokens, followLogout } from '../../src/store/tabs/crossTab'
import { logOut } from '../../src/store/account/logOut'
import { putInCart } from '../../src/store/cart/addToCart'
import { removeItem } from '../../src/store/cart/cartThunks'
import { loadCheckout, loadPaymentStatus } from '../../src/store/checkout/checkoutAndPayment'
import { selectCart } from '../../src/store/cart/cartSlice'
import { reloadCart } from '../../src/store/cart/storedCartThunks'
import { axe } from '../support/axe'
import { openAccount } from '../support/sandbox/register'
import { storeTokens, withCart, withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { onlyLine } from '../support/store/storeWithChair'
import { otherChair } from '../support/store/testStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { cartMessages, findLine, names, plain } from '../support/shopping/visitCart'
import { openCart, walkCheckout } from '../support/shopping/walkCheckout'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const { chair } = names

const goOnline = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}
afterEach(() => jest.restoreAllMocks())

describe('the states of the cart page', () => {
  const messages = cartMessages.nl

  test('an empty cart links to products and the wishlist', async () => {
    walkCheckout('cart')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Je mandje')
    expect(await screen.findByText(messages.empty)).toBeVisible()
    expect(screen.getByRole('img', { name: 'Foto van room-chairs' })).toBeVisible()
    expect(screen.getByRole('link', { name: messages.emptyLink('Tafels') })).toHaveAttribute('href', '/nl/tafels')
    expect(screen.getByRole('link', { name: messages.toWishlist })).toHaveAttribute('href', '/nl/mijn-wishlist')
  })

  test('an empty cart is not an error when only the cart rules cannot be loaded', async () => {
    server.failCall('get', '/v1/cartrules', 500)
    walkCheckout('cart')
    expect(await screen.findByText(messages.empty)).toBeVisible()
  })

  test('a loading message is shown while the cart loads', async () => {
    await withCart(server)
    const { answer: open } = server.holdAnswer('get', '/v1/cart', { late: true })
    walkCheckout('cart')
    expect(await screen.findByText(messages.loading)).toBeInTheDocument()
    open()
    await findLine(chair.nl)
  })

  test('a loading message is shown while the first item is being added', async () => {
    const { asked, answer } = server.holdAnswer('post', '/v1/cart/items')
    const { shop } = walkCheckout('cart')
    await screen.findByText(messages.empty)
    let addition: Promise<unknown> = Promise.resolve()
    act(() => void (addition = shop.dispatch(putInCart({ ...otherChair }))))
    await asked
    expect(await screen.findByText(messages.loading)).toBeInTheDocument()
    expect(screen.queryByText(messages.empty)).not.toBeInTheDocument()
    answer()
    await act(() => addition)
    expect(selectCart(shop.getState())?.items).toHaveLength(1)
    expect(screen.queryByText(messages.loading)).not.toBeInTheDocument()
  })

  test('an offline page shows a message, and loads the cart as soon as the device is online', async () => {
    await withCart(server)
    goOnline(false)
    server.failCall('get', '/v1')
    walkCheckout('cart')
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.offline)
    server.restoreCalls()
    goOnline(true)
    await findLine(chair.nl)
  })

  test('a retry of a cart that cannot be loaded moves the focus to the title', async () => {
    await withCart(server)
    server.failCall('get', '/v1')
    const { shopper } = walkCheckout('cart')
    const retry = await screen.findByRole('button', { name: retryLabel.nl })
    server.restoreCalls()
    await shopper.click(retry)
    await findLine(chair.nl)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('a cart that could not be refreshed is loaded again as soon as the device is online', async () => {
    const { visitor, shop } = await openCart(server, 'nl', [chair, 1])
    server.failCall('get', '/v1/cart')
    await act(() => shop.dispatch(reloadCart()))
    expect(screen.getByText(messages.errors.refresh)).toBeVisible()
    await visitor.add(chair.id, 1)
    server.restoreCalls()
    goOnline(true)
    await screen.findByText(plain(messages.unitLine(2, formatMoney(343.2, 'nl'))))
    expect(screen.queryByText(messages.errors.refresh)).not.toBeInTheDocument()
  })

  test('a quantity that is chosen offline says that it waits, and is sent as soon as the device is online', async () => {
    const { shopper } = await openCart(server, 'nl', [chair, 1])
    goOnline(false)
    for (const method of ['get', 'put'] as const) server.failCall(method, '/v1/*')
    await shopper.click(screen.getByRole('button', { name: messages.more(chair.nl) }))
    expect(await screen.findByText(messages.waitsForConnection)).toBeVisible()
    server.restoreCalls()
    goOnline(true)
    await screen.findByText(plain(messages.unitLine(2, formatMoney(343.2, 'nl'))))
    for (const gone of [messages.waitsForConnection, messages.errors.refresh]) {
      await waitFor(() => expect(screen.queryByText(gone)).not.toBeInTheDocument())
    }
    expect(screen.queryByText(commonMessages.errors.network, { exact: false })).not.toBeInTheDocument()
  })

  test('the unknown outcome of a quantity is shown once the cart is loaded', async () => {
    const { shopper, shop } = await openCart(server, 'nl', [chair, 1])
    server.failCall('put', '/v1/cart/items/:id')
    server.failCall('get', '/v1/cart')
    await shopper.click(screen.getByRole('button', { name: messages.more(chair.nl) }))
    const { network, unsettled } = commonMessages.errors
    expect(await screen.findByText(`${network} ${unsettled}`)).toBeVisible()
    server.restoreCalls()
    await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
    expect(await screen.findByText(`${network} ${messages.errors.kept}`)).toBeVisible()
    expect(screen.queryByText(`${network} ${unsettled}`)).not.toBeInTheDocument()
    expect(selectCart(shop.getState())?.items[0]?.quantity).toBe(1)
  })

  test('a cart that was ordered elsewhere shows a message with a link to the order', async () => {
    const visitor = await withGuest(server)
    await visitor.carrier(4)
    await visitor.buy()
    const { container } = walkCheckout('cart')
    expect(await screen.findByText(messages.ordered)).toBeVisible()
    expect(screen.getByRole('link', { name: messages.toOrder })).toHaveAttribute(
      'href',
      '/nl/order/bevestiging?order=1',
    )
    expect(window.localStorage.getItem('upnorth.cart')).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
  })
})

test('a cart that the API does not know is shown as empty, with a message', async () => {
  window.localStorage.setItem('upnorth.cart', 'forgotten')
  walkCheckout('cart')
  expect(await screen.findByText(cartMessages.nl.empty)).toBeVisible()
  expect(screen.getByText(cartMessages.nl.lost)).toBeVisible()
  expect(window.localStorage.getItem('upnorth.cart')).toBeNull()
})

test('a cart that is ordered elsewhere while the page is open shows a message at the next change', async () => {
  const visitor = await withGuest(server)
  await visitor.carrier(4)
  const { redirect } = await visitor.pay()
  const { shopper } = walkCheckout('cart')
  const more = await screen.findByRole('button', { name: cartMessages.nl.more(chair.nl) })
  await visitor.report(redirect, 'pay')
  await shopper.click(more)
  expect(await screen.findByText(cartMessages.nl.ordered)).toBeVisible()
})

const noContent = () => new HttpResponse(null, { status: 204 })

test('a cart that is gone when its quantity is changed says so until there is a new one', async () => {
  const { shopper, shop } = await openCart(server, 'nl', [chair, 1])
  server.overrideAnswer('put', '/v1/cart/items/:id', noContent)
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.more(chair.nl) }))
  expect(await screen.findByText(cartMessages.nl.lost)).toBeVisible()
  await act(() => shop.dispatch(loadCheckout()))
  expect(screen.getByText(cartMessages.nl.lost)).toBeVisible()
  await act(() => shop.dispatch(putInCart({ ...otherChair })))
  await act(() => shop.dispatch(removeItem(onlyLine(shop).id)))
  expect(await screen.findByText(cartMessages.nl.empty)).toBeVisible()
  expect(screen.queryByText(cartMessages.nl.lost)).not.toBeInTheDocument()
})

test('a cart that the API drops with its last item is just empty', async () => {
  const { shopper } = await openCart(server, 'nl', [chair, 1])
  server.overrideAnswer('delete', '/v1/cart/items/:id', noContent)
  await shopper.click(screen.getByRole('button', { name: cartMessages.nl.removeName(chair.nl) }))
  expect(await screen.findByText(cartMessages.nl.empty)).toBeVisible()
  expect(screen.queryByText(cartMessages.nl.lost)).not.toBeInTheDocument()
})

test('a cart that the API forgets with its order is just empty once the payment is known', async () => {
  const visitor = await withGuest(server)
  await visitor.carrier(4)
  await visitor.buy()
  server.overrideAnswer('get', '/v1/cart', noContent)
  const { shop } = walkCheckout('cart')
  expect(await screen.findByText(cartMessages.nl.lost)).toBeVisible()
  await act(() => shop.dispatch(loadCheckout()))
  await act(() => shop.dispatch(loadPaymentStatus()))
  expect(screen.getByText(cartMessages.nl.empty)).toBeVisible()
  expect(screen.queryByText(cartMessages.nl.lost)).not.toBeInTheDocument()
})

test('a cart that a logout in another tab has emptied says so', async () => {
  await withCustomer(server)
  const { shop } = walkCheckout('cart')
  await findLine(names.chair.nl)
  window.localStorage.clear()
  await act(() => shop.dispatch(followLogout()))
  expect(await screen.findByText(cartMessages.nl.loggedOutElsewhere)).toBeVisible()
})

test.each(['at once', 'after a logout'])(
  'a cart that a login of another customer in another tab has replaced says so, %s',
  async (how) => {
    await withCustomer(server)
    const { shop } = walkCheckout('cart')
    await findLine(names.chair.nl)
    window.localStorage.clear()
    if (how === 'after a logout') await act(() => shop.dispatch(followLogout()))
    storeTokens(await openAccount(server.sandbox, 'Bo'))
    await act(() => shop.dispatch(adoptStoredTokens()))
    expect(await screen.findByText(cartMessages.nl.loggedInElsewhere)).toBeVisible()
    expect(screen.queryByText(cartMessages.nl.loggedOutElsewhere)).not.toBeInTheDocument()
    await act(() => shop.dispatch(logOut()))
    expect(screen.queryByText(/in een ander tabblad/)).not.toBeInTheDocument()
  },
)
