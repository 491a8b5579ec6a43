import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { CartAnswer, CartItem } from '../../../src/contract/cart'
import type { CartAddition } from '../../../src/store/cart/cartSlice'
import { addToCart, putInCart } from '../../../src/store/cart/addToCart'
import { createRandomKey } from '../../../src/store/http/requestKey'
import { resyncCart } from '../../../src/store/tabs/crossTab'
import { createGuest } from '../../../src/store/checkout/submitGuest'
import { loggedOut } from '../../../src/store/sharedActions'
import { logOut } from '../../../src/store/account/logOut'
import { startStore } from '../../../src/store/start/startStore'
import type { AppStore } from '../../../src/store/AppThunk'
import { startBrowser } from '../../support/store/startBrowser'
import { bench, chair, createTestStore, otherChair } from '../../support/store/testStore'
import { serveChangedApi } from '../../support/sandbox/changeAnswers'
import { guestDetails } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'

const server = startSandboxServer()
/** The values that a tab has stored and that the other tab cannot read yet. */
let late: (() => void)[] = []
const arrive = () => late.splice(0).forEach((task) => task())
beforeEach(() => {
  // On a slow machine a new cart would be too old after five seconds.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  late = []
})
afterEach(() => jest.restoreAllMocks())
const browser = startBrowser((what, task) => (what === 'storage' ? late.push(task) : task()))

const variantsIn = ({ getState }: AppStore) =>
  getState().cart.cart?.items.map(({ id_product_attribute, quantity }) => [id_product_attribute, quantity])
/** Returns the lines of all open carts at the shop API, by cart. */
const listOpenCarts = () =>
  server.sandbox.database
    .all<{ id_cart: number; id_product_attribute: number; quantity: number }>(
      `SELECT id_cart, id_product_attribute, quantity FROM cart_item JOIN cart USING (id_cart) WHERE closed = 0
        ORDER BY id_cart, id_product_attribute`,
    )
    .map(({ id_cart, id_product_attribute, quantity }) => [id_cart, id_product_attribute, quantity])

const lengthenId = (item: CartItem) => ({ ...item, id: `${'l'.repeat(36)}${item.id}` })

/**
 * A tab creates the first cart, with a chair, and is reloaded before the other one can read its token. The other one
 * then creates a first cart too.
 */
async function openRivals() {
  const there = (await browser.openStartedTab()).store
  const left = await browser.openStartedTab()
  await left.store.dispatch(putInCart({ ...chair }))
  left.close()
  return { here: (await browser.openStartedTab(left.visit)).store, there }
}

/** The other tab adds a product, and the token of the first cart reaches it before the response does. */
async function addBeforeTheAnswer(there: AppStore, addition: CartAddition = otherChair, key?: string) {
  const { asked, answer } = server.holdAnswer('post', '/v1/cart/items')
  const adding = there.dispatch(putInCart({ ...addition }, key))
  await asked
  arrive()
  server.restoreCalls()
  return { adding, answer }
}

describe('two tabs that make the first cart at the same time', () => {
  test('an addition goes to the cart of the other tab when its token arrives before the response', async () => {
    const { here, there } = await openRivals()
    const { adding, answer } = await addBeforeTheAnswer(there, { ...otherChair, quantity: 2 })
    answer()
    expect(await adding).toMatchObject({ ok: true, answer: { type: 'added' } })
    arrive()
    const both = [
      [chair.id_product_attribute, 1],
      [otherChair.id_product_attribute, 2],
    ]
    expect(variantsIn(there)).toEqual(both)
    await waitFor(() => expect(variantsIn(here)).toEqual(both))
    expect(listOpenCarts()).toEqual(both.map((line) => [1, ...line]))
    expect(here.getState().cart.token).toBe(there.getState().cart.token)
  })
  test('the lines of the first cart go to the second one when its token reaches the other tab too late', async () => {
    const { here, there } = await openRivals()
    await there.dispatch(putInCart({ ...otherChair }))
    const tokens = [here, there].map(({ getState }) => getState().cart.token)
    expect(new Set(tokens).size).toBe(2)
    arrive()
    const both = [
      [otherChair.id_product_attribute, 1],
      [chair.id_product_attribute, 1],
    ]
    await waitFor(() => expect(variantsIn(here)).toEqual(both))
    await waitFor(() => expect(variantsIn(there)).toEqual(both))
    await waitFor(() => expect(listOpenCarts()).toHaveLength(2))
    expect(new Set(listOpenCarts().map(([id_cart]) => id_cart))).toEqual(new Set([2]))
  })

  test('a line with a long id is moved too, because the key of a call is never too long', async () => {
    serveChangedApi(server, (answer) => {
      const { cart } = answer as Partial<CartAnswer>
      return cart ? { ...(answer as CartAnswer), cart: { ...cart, items: cart.items.map(lengthenId) } } : answer
    })
    const { here, there } = await openRivals()
    await there.dispatch(putInCart({ ...otherChair }))
    arrive()
    const both = [
      [otherChair.id_product_attribute, 1],
      [chair.id_product_attribute, 1],
    ]
    await waitFor(() => expect(variantsIn(here)).toEqual(both))
  })

  test('a tab moves the lines of its first cart when it is reloaded after the other tab stored the second one', async () => {
    const there = (await browser.openStartedTab()).store
    const left = await browser.openStartedTab()
    await left.store.dispatch(putInCart({ ...chair }))
    left.close()
    await there.dispatch(putInCart({ ...otherChair }))
    const here = (await browser.openStartedTab(left.visit)).store
    expect(variantsIn(here)).toEqual([
      [otherChair.id_product_attribute, 1],
      [chair.id_product_attribute, 1],
    ])
    expect(new Set(listOpenCarts().map(([id_cart]) => id_cart))).toEqual(new Set([2]))
    expect({ ...left.visit }).toEqual({})
  })

  test('a retry after a lost move counts once, without losing or duplicating a line', async () => {
    const { there } = await openRivals()
    const key = createRandomKey()
    const { adding, answer } = await addBeforeTheAnswer(there, otherChair, key)
    server.loseAnswer('post', '/v1/cart/items')
    answer()
    expect(await adding).toMatchObject({ ok: false, error: { isUnsettled: true } })
    server.restoreCalls()
    expect(await there.dispatch(putInCart({ ...otherChair }, key))).toMatchObject({ ok: true })
    await there.dispatch(resyncCart())
    const both = [
      [chair.id_product_attribute, 1],
      [otherChair.id_product_attribute, 1],
    ]
    expect(variantsIn(there)).toEqual(both)
    expect(listOpenCarts()).toEqual(both.map((line) => [1, ...line]))
  })

  test('nothing is moved while the cart of the browser cannot be loaded, because it may be the same cart', async () => {
    const { there } = await openRivals()
    const { adding, answer } = await addBeforeTheAnswer(there)
    const mine = there.getState().cart.token
    server.overrideAnswer('get', '/v1/cart', ({ request }) =>
      request.headers.get('CartToken') === mine ? HttpResponse.error() : server.shop(request),
    )
    answer()
    expect(await adding).toMatchObject({ ok: false, error: { isUnsettled: true } })
    server.restoreCalls()
    await there.dispatch(resyncCart())
    expect(variantsIn(there)).toEqual([
      [chair.id_product_attribute, 1],
      [otherChair.id_product_attribute, 1],
    ])
  })

  test('a logout during a move ends it', async () => {
    const { there } = await openRivals()
    const { adding, answer } = await addBeforeTheAnswer(there)
    const moving = server.holdAnswer('get', '/v1/cart')
    answer()
    await moving.asked
    there.dispatch(loggedOut())
    server.requests.length = 0
    moving.answer()
    await adding
    expect(there.getState().cart).toMatchObject({ cart: null, token: null, strayTokens: [] })
    expect(server.asked().filter((call) => !call.startsWith('GET'))).toEqual([])
  })

  test('a logout while a line moves leaves the next one where it is', async () => {
    const there = (await browser.openStartedTab()).store
    const left = await browser.openStartedTab()
    await left.store.dispatch(putInCart({ ...chair }))
    await left.store.dispatch(putInCart({ ...bench }))
    left.close()
    await there.dispatch(putInCart({ ...otherChair }))
    const here = browser.openTab(() => createTestStore(), left.visit)
    const moving = server.holdAnswer('post', '/v1/cart/items')
    const starting = here.store.dispatch(startStore())
    await moving.asked
    here.store.dispatch(loggedOut())
    server.requests.length = 0
    moving.answer()
    await starting
    expect(server.asked().filter((call) => call.startsWith('POST'))).toEqual([])
  })

  test('an item that can no longer be added causes an error message instead of being lost', async () => {
    const { there } = await openRivals()
    server.sandbox.database.run('UPDATE combination SET stock = 2 WHERE id_product_attribute = ?', 100101)
    const { adding, answer } = await addBeforeTheAnswer(there, { ...chair, quantity: 2 })
    answer()
    expect(await adding).toMatchObject({ ok: false, error: { type: 'out_of_stock' } })
    expect(listOpenCarts()).toEqual([[1, chair.id_product_attribute, 1]])
  })

  test('a new cart is stored again when another tab has removed the previous token', async () => {
    const there = (await browser.openStartedTab()).store
    await there.dispatch(putInCart({ ...bench }))
    arrive()
    const left = await browser.openStartedTab()
    server.sandbox.database.run('UPDATE cart SET closed = 1')
    await left.store.dispatch(putInCart({ ...chair }))
    const { token } = left.store.getState().cart
    left.close()
    await there.dispatch(resyncCart())
    await waitFor(() => expect({ ...window.localStorage }).toEqual({}))
    const here = (await browser.openStartedTab(left.visit)).store
    arrive()
    await waitFor(() => expect(variantsIn(there)).toEqual([[chair.id_product_attribute, 1]]))
    expect(here.getState().cart.token).toBe(token)
    expect({ ...window.localStorage }).toEqual({ 'upnorth.cart': token })
  })

  test('a tab that is reloaded after a logout elsewhere does not restore the cart', async () => {
    const left = await browser.openStartedTab()
    await left.store.dispatch(createGuest(guestDetails))
    await left.store.dispatch(putInCart({ ...chair }))
    const there = (await browser.openStartedTab()).store
    left.close()
    await there.dispatch(logOut())
    const here = (await browser.openStartedTab(left.visit)).store
    expect(here.getState().cart).toMatchObject({ cart: null, token: null, strayTokens: [] })
  })

  test('a second token of the same cart moves nothing', async () => {
    const key = createRandomKey()
    const here = (await browser.openStartedTab()).store
    const held = server.holdAnswer('post', '/v1/cart/items')
    const adding = here.dispatch(putInCart({ ...chair, quantity: 2 }, key))
    await held.asked
    const [sent] = server.requests.filter(({ method }) => method === 'POST')
    const again = await server.shop(sent!.clone())
    held.answer()
    await adding
    const { cart } = (await again.json()) as { cart: { token: string } }
    expect(cart.token).not.toBe(here.getState().cart.token)
    window.localStorage.setItem('upnorth.cart', cart.token)
    arrive()
    await here.dispatch(resyncCart())
    expect(here.getState().cart).toMatchObject({ token: cart.token, strayTokens: [] })
    expect(listOpenCarts()).toEqual([[1, chair.id_product_attribute, 2]])
  })

  test('the cart of a customer who logs out is not moved to the next customer', async () => {
    const here = (await browser.openStartedTab()).store
    const there = (await browser.openStartedTab()).store
    await here.dispatch(putInCart({ ...chair }))
    await here.dispatch(createGuest(guestDetails))
    arrive()
    await waitFor(() => expect(variantsIn(there)).toEqual([[chair.id_product_attribute, 1]]))
    await here.dispatch(logOut())
    await here.dispatch(addToCart({ ...bench }))
    arrive()
    await waitFor(() => expect(variantsIn(there)).toEqual([[bench.id_product_attribute, 1]]))
    expect(listOpenCarts()).toEqual([
      [1, chair.id_product_attribute, 1],
      [2, bench.id_product_attribute, 1],
    ])
  })

  test('a cart that was ordered elsewhere is not moved to the next cart', async () => {
    const here = (await browser.openStartedTab()).store
    await here.dispatch(putInCart({ ...chair }))
    arrive()
    const there = (await browser.openStartedTab()).store
    server.sandbox.database.run('UPDATE cart SET closed = 1')
    await there.dispatch(putInCart({ ...bench }))
    arrive()
    await waitFor(() => expect(variantsIn(here)).toEqual([[bench.id_product_attribute, 1]]))
    expect(listOpenCarts()).toEqual([[2, bench.id_product_attribute, 1]])
  })
})

test('a tab that finds its cart closed does not affect the new cart of another tab, which it cannot read yet', async () => {
  const here = (await browser.openStartedTab()).store
  await here.dispatch(addToCart({ ...chair }))
  const there = (await browser.openStartedTab()).store
  arrive()
  server.sandbox.database.run('UPDATE cart SET closed = 1')
  await there.dispatch(addToCart({ ...otherChair }))
  await waitFor(() => expect(here.getState().cart).toMatchObject({ isClosed: true, token: null }))
  arrive()
  await waitFor(() => expect(variantsIn(here)).toEqual([[otherChair.id_product_attribute, 1]]))
  expect(Object.values({ ...window.localStorage })).toEqual([there.getState().cart.token])
  expect(here.getState().cart.token).toBe(there.getState().cart.token)
})
