import { waitFor } from '@testing-library/react'
import { addToCart } from '../../src/state/cart/addToCart'
import { createGuest } from '../../src/state/session/createGuest'
import { startShop } from '../../src/state/startShop'
import { guestDetails } from '../support/sandboxShopper'
import { startShopServer } from '../support/shopServer'
import { chair, createTestStore } from '../support/shopStore'

const server = startShopServer()
/** What a browser does in the other tabs when one has written. */
const tellOtherTabs = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))

describe('tokens changed by another tab', () => {
  test('its cart and its customer show here too', async () => {
    const here = createTestStore()
    await here.dispatch(startShop())
    const there = createTestStore()
    await there.dispatch(addToCart({ ...chair }))
    await there.dispatch(createGuest(guestDetails))
    for (const key of Object.keys({ ...window.localStorage })) tellOtherTabs(key)
    await waitFor(() => expect(here.getState().cart.cart?.items).toHaveLength(1))
    await waitFor(() => expect(here.getState().session.customer?.email).toBe('an@example.be'))
    expect(here.getState().cart.token).toBe(there.getState().cart.token)
  })

  test('emptied storage logs out here, without a call', async () => {
    const here = createTestStore()
    await here.dispatch(startShop())
    await here.dispatch(addToCart({ ...chair }))
    await here.dispatch(createGuest(guestDetails))
    server.requests.length = 0
    window.localStorage.clear()
    tellOtherTabs(null)
    expect(here.getState().cart).toMatchObject({ cart: null, token: null })
    expect(here.getState().session).toMatchObject({ status: 'loggedOut', token: null, customer: null })
    expect(server.asked()).toEqual([])
  })
})
