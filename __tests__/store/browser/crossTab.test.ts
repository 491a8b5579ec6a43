import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { addToCart, putInCart } from '../../../src/store/cart/addToCart'
import { differenceDismissed } from '../../../src/store/cart/cartSlice'
import { reloadCart } from '../../../src/store/cart/storedCartThunks'
import { removeItem, updateItem } from '../../../src/store/cart/cartThunks'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { awayThreshold } from '../../../src/store/tabs/crossTab'
import { deleteAddress } from '../../../src/store/account/addresses'
import { createAccount } from '../../../src/store/account/logIn'
import { createGuest } from '../../../src/store/checkout/submitGuest'
import { loggedOut } from '../../../src/store/sharedActions'
import { updateProfile } from '../../../src/store/account/updateProfile'
import { selectIsRegistered } from '../../../src/store/session/sessionSlice'
import type { AppStore } from '../../../src/store/AppThunk'
import { startBrowser } from '../../support/store/startBrowser'
import { accountDetails as account } from '../../support/sandbox/register'
import { guestDetails } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { chair, otherChair } from '../../support/store/testStore'

const server = startSandboxServer()
const { openStartedTab, getMessages, separateTabs } = startBrowser()

const openTab = async (): Promise<AppStore> => (await openStartedTab()).store
const piecesIn = ({ getState }: AppStore) => getState().cart.cart?.items.map(({ quantity }) => quantity)

/** Opens two tabs that show the same cart, which has one chair. */
async function twoTabs() {
  const here = await openTab()
  await here.dispatch(addToCart({ ...chair }))
  const there = await openTab()
  server.requests.length = 0
  return { here, there, id: here.getState().cart.cart?.items[0]?.id ?? 0 }
}

describe('tokens changed by another tab', () => {
  test('this tab shows the cart and the customer of another tab', async () => {
    const here = await openTab()
    const there = await openTab()
    await there.dispatch(addToCart({ ...chair }))
    await there.dispatch(createGuest(guestDetails))
    await waitFor(() => expect(piecesIn(here)).toEqual([1]))
    await waitFor(() => expect(here.getState().session.customer?.email).toBe('an@example.be'))
    expect(here.getState().cart.token).toBe(there.getState().cart.token)
  })

  test('a logout in another tab logs this tab out without a request', async () => {
    const { here, there } = await twoTabs()
    await here.dispatch(createGuest(guestDetails))
    await waitFor(() => expect(there.getState().session.customer).not.toBeNull())
    server.requests.length = 0
    there.dispatch(loggedOut())
    expect(here.getState().cart).toMatchObject({ cart: null, token: null })
    expect(here.getState().session).toMatchObject({ status: 'loggedOut', token: null, customer: null })
    expect(server.asked()).toEqual([])
  })

  test('a tab that has not loaded a new cart yet does not create a second one', async () => {
    separateTabs()
    const here = await openTab()
    const there = await openTab()
    await there.dispatch(addToCart({ ...chair }))
    await here.dispatch(addToCart({ ...otherChair }))
    expect(here.getState().cart.token).toBe(there.getState().cart.token)
    expect(piecesIn(here)).toEqual([1, 1])
  })

  test('two tabs that create a cart at the same time share one cart', async () => {
    const here = await openTab()
    const there = await openTab()
    await Promise.all([here.dispatch(addToCart({ ...chair })), there.dispatch(addToCart({ ...otherChair }))])
    await waitFor(() => expect(piecesIn(here)).toEqual([1, 1]))
    expect(piecesIn(there)).toEqual([1, 1])
    expect(here.getState().cart.token).toBe(there.getState().cart.token)
  })

  test('two tabs whose cart was ordered elsewhere share one new cart when both add a product at the same time', async () => {
    const { here, there } = await twoTabs()
    server.sandbox.database.run('UPDATE cart SET closed = 1')
    await Promise.all([here.dispatch(putInCart({ ...chair })), there.dispatch(putInCart({ ...otherChair }))])
    await waitFor(() => expect(piecesIn(here)).toEqual([1, 1]))
    expect(piecesIn(there)).toEqual([1, 1])
    expect(here.getState().cart.token).toBe(there.getState().cart.token)
  })

  test('a tab whose cart turns out to be closed does not remove the new cart of another tab', async () => {
    const { here, there } = await twoTabs()
    separateTabs()
    server.sandbox.database.run('UPDATE cart SET closed = 1')
    const { asked, answer } = server.holdAnswer('put', '/v1/cart/items/:id')
    const refused = here.dispatch(updateItem(here.getState().cart.cart?.items[0]?.id ?? 0, 2))
    await asked
    await there.dispatch(addToCart({ ...otherChair }))
    answer()
    expect(await refused).toMatchObject({ ok: false, error: { type: 'cart_closed' } })
    expect(Object.values({ ...window.localStorage })).toEqual([there.getState().cart.token])
  })
})

describe('the same customer changed by another tab', () => {
  /** Creates a guest in this tab and waits until the other tab has loaded the guest. */
  async function twoTabsOfAGuest() {
    const { here, there } = await twoTabs()
    await here.dispatch(createGuest(guestDetails))
    await waitFor(() => expect(there.getState().session.customer).not.toBeNull())
    return { here, there }
  }
  const customerIn = ({ getState }: AppStore) => getState().session.customer

  test('a guest who creates an account in another tab becomes a registered customer in this tab too', async () => {
    const { here, there } = await twoTabsOfAGuest()
    expect(selectIsRegistered(here.getState())).toBe(false)
    await there.dispatch(createAccount(account))
    await waitFor(() => expect(selectIsRegistered(here.getState())).toBe(true))
  })

  test('this tab shows a name and an address that were changed in another tab', async () => {
    const { here, there } = await twoTabsOfAGuest()
    await there.dispatch(createAccount(account))
    await there.dispatch(updateProfile({ email: account.email, id_gender: 2, firstname: 'Anna', lastname: 'Peeters' }))
    await waitFor(() => expect(customerIn(here)?.firstname).toBe('Anna'))
    await there.dispatch(deleteAddress(there.getState().session.addresses[0]!))
    await waitFor(() => expect(here.getState().session.addresses).toEqual([]))
  })

  test('this tab keeps its session and its data when reloading them fails', async () => {
    const { here, there } = await twoTabsOfAGuest()
    server.failCall('get', '/v1/me')
    const before = here.getState().session
    await there.dispatch(createAccount(account))
    await waitFor(() => expect(server.asked()).toContain('GET /web/v1/me'))
    await here.dispatch(reloadCart())
    expect(here.getState().session).toEqual(before)
    expect(Object.values({ ...window.localStorage })).toContain(before.token)
  })
})

describe('responses that arrive after another tab changed the tokens', () => {
  /** Adds a product in this tab and delays the response until `meanwhile` has finished. */
  async function addWhile(here: AppStore, meanwhile: () => Promise<unknown> | void) {
    const { asked, answer } = server.holdAnswer('post', '/v1/cart/items')
    const added = here.dispatch(putInCart({ ...otherChair }))
    await asked
    await meanwhile()
    answer()
    return added
  }

  test('a new cart is kept when the other tab has removed the token of the closed cart', async () => {
    const { here, there, id } = await twoTabs()
    server.sandbox.database.run('UPDATE cart SET closed = 1')
    const added = await addWhile(here, async () => {
      await there.dispatch(updateItem(id, 2))
      expect(there.getState().cart.token).toBeNull()
    })
    expect(added).toMatchObject({ ok: true })
    expect(piecesIn(here)).toEqual([1])
    expect(Object.values({ ...window.localStorage })).toEqual([here.getState().cart.token])
    await waitFor(() => expect(piecesIn(there)).toEqual([1]))
  })

  test('a late response does not restore a cart that was closed in the meantime', async () => {
    const { here, there, id } = await twoTabs()
    await addWhile(here, async () => {
      server.sandbox.database.run('UPDATE cart SET closed = 1')
      await there.dispatch(updateItem(id, 2))
    })
    await waitFor(() => expect(here.getState().cart).toMatchObject({ cart: null, token: null }))
    expect(window.localStorage).toHaveLength(0)
  })

  test('a late refusal of a cart that another tab has replaced leaves the new cart open', async () => {
    const { here, there, id } = await twoTabs()
    const { asked, answer } = server.holdAnswer('put', '/v1/cart/items/:id', { late: true })
    const changed = here.dispatch(updateItem(id, 2))
    await asked
    server.sandbox.database.run('UPDATE cart SET closed = 1')
    await there.dispatch(putInCart({ ...otherChair }))
    await waitFor(() => expect(here.getState().cart.token).toBe(there.getState().cart.token))
    answer(HttpResponse.json({ type: 'cart_closed', data: { closed: true } }, { status: 409 }))
    expect(await changed).toMatchObject({ ok: false })
    expect(here.getState().cart).toMatchObject({ token: there.getState().cart.token, isClosed: false })
  })

  test('a late response does not restore the cart of a customer who logged out in another tab', async () => {
    const { here, there } = await twoTabs()
    await here.dispatch(createGuest(guestDetails))
    await waitFor(() => expect(there.getState().session.customer).not.toBeNull())
    await addWhile(here, () => void there.dispatch(loggedOut()))
    expect(here.getState().cart).toMatchObject({ cart: null, token: null })
    expect(window.localStorage).toHaveLength(0)
  })
})

describe('the same cart changed by another tab (SPEC §9: storage holds only the tokens)', () => {
  test('a tab loads a cart that changed in another tab, shows the difference and sends no message itself', async () => {
    const { here, there, id } = await twoTabs()
    getMessages().length = 0
    await there.dispatch(updateItem(id, 3))
    await waitFor(() => expect(piecesIn(here)).toEqual([3]))
    expect(here.getState().cart.difference).toMatchObject({ quantity: [{ item: { id, quantity: 3 }, before: 1 }] })
    expect(there.getState().cart.difference).toBeNull()
    expect(getMessages()).toEqual(['changed'])
    expect(server.asked().filter((call) => call === 'GET /web/v1/cart')).toHaveLength(1)
  })

  test('until it is dismissed, the difference compares the current cart with the last cart that the user saw', async () => {
    const { here, there, id } = await twoTabs()
    await there.dispatch(updateItem(id, 3))
    await there.dispatch(addToCart({ ...otherChair }))
    await waitFor(() => expect(piecesIn(here)).toEqual([3, 1]))
    expect(here.getState().cart.difference).toMatchObject({
      quantity: [{ before: 1 }],
      added: [{ id_product: otherChair.id_product }],
    })
    here.dispatch(differenceDismissed())
    expect(here.getState().cart.difference).toBeNull()
    await there.dispatch(removeItem(id))
    await waitFor(() => expect(piecesIn(here)).toEqual([1]))
    expect(here.getState().cart.difference).toMatchObject({ quantity: [], added: [], removed: [{ id, quantity: 3 }] })
  })

  test('the difference disappears after the user’s own change, and when the other tab undoes its change', async () => {
    const { here, there, id } = await twoTabs()
    await there.dispatch(updateItem(id, 3))
    await waitFor(() => expect(here.getState().cart.difference).not.toBeNull())
    await there.dispatch(updateItem(id, 1))
    await waitFor(() => expect(here.getState().cart.difference).toBeNull())
    await there.dispatch(updateItem(id, 2))
    await waitFor(() => expect(here.getState().cart.difference).not.toBeNull())
    await here.dispatch(updateItem(id, 5))
    expect(here.getState().cart.difference).toBeNull()
  })

  test('an open checkout is loaded again when the cart changes in another tab', async () => {
    const { here, there, id } = await twoTabs()
    await here.dispatch(loadCheckout())
    const home = () => here.getState().checkout.checkout?.carriers.find(({ key }) => key === 'store')
    expect(home()).toBeDefined()
    server.requests.length = 0
    await there.dispatch(updateItem(id, 3))
    await waitFor(() => expect(server.asked()).toContain('GET /web/v1/checkout'))
    await waitFor(() => expect(piecesIn(here)).toEqual([3]))
    expect(here.getState().checkout.status).toBe('ready')
  })

  test.each([
    ['missing', undefined],
    [
      'forbidden',
      class {
        constructor() {
          throw new DOMException('no', 'SecurityError')
        }
      },
    ],
    [
      'broken',
      class {
        postMessage() {
          throw new DOMException('closed', 'InvalidStateError')
        }
        close() {}
      },
    ],
  ])('a product can be added when BroadcastChannel is %s', async (_what, BroadcastChannel) => {
    Object.assign(globalThis, { BroadcastChannel })
    const here = await openTab()
    expect(await here.dispatch(addToCart({ ...chair }))).toMatchObject({ ok: true })
  })

  test('a page in the back/forward cache receives no messages and loads the cart when it is shown again', async () => {
    const { here, there, id } = await twoTabs()
    window.dispatchEvent(new Event('pagehide'))
    await there.dispatch(updateItem(id, 2))
    expect(piecesIn(here)).toEqual([1])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await waitFor(() => expect(piecesIn(here)).toEqual([2]))
    // From then on, it hears the other tabs again.
    await there.dispatch(updateItem(id, 3))
    await waitFor(() => expect(piecesIn(here)).toEqual([3]))
  })
})

describe('a tab that was hidden', () => {
  const show = (visibilityState: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  afterEach(() => Reflect.deleteProperty(document, 'visibilityState'))

  test.each([
    [awayThreshold + 1, 1],
    [awayThreshold, 0],
  ])('a tab that was hidden for %i ms loads the cart %i times when the user returns', async (away, loads) => {
    const here = await openTab()
    await here.dispatch(addToCart({ ...chair }))
    server.requests.length = 0
    const now = jest.spyOn(Date, 'now')
    now.mockReturnValue(1_000_000)
    show('hidden')
    now.mockReturnValue(1_000_000 + away)
    show('visible')
    now.mockRestore()
    await here.dispatch(updateItem(here.getState().cart.cart?.items[0]?.id ?? 0, 2))
    expect(server.asked().filter((call) => call === 'GET /web/v1/cart')).toHaveLength(loads)
  })
})
