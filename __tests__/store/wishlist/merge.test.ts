import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { login } from '../../../src/store/session/sessionThunks'
import { createAccount } from '../../../src/store/session/sessionThunks'
import { loggedOut } from '../../../src/store/session/sessionSlice'
import { startStore } from '../../../src/store/startStore'
import { addDeviceWish, wishes } from '../../../src/store/wishlist/deviceWishes'
import { isOnWishlist, setOnWishlist } from '../../../src/store/wishlist/hearts'
import { resyncWishlist } from '../../../src/store/wishlist/watchWishlist'
import { accountDetails } from '../../support/sandbox/register'
import { Shopper } from '../../support/sandbox/Shopper'
import { bench, chair, gate } from '../../support/store/testStore'
import { idsIn, kept, openPage, path, started, startWishes } from '../../support/store/wishlistMerge'

const { server, anAccount, rows, merges } = startWishes()
const { email, password } = accountDetails

describe('the list of the device becomes the account’s', () => {
  test('at log-in, once', async () => {
    await anAccount(bench)
    addDeviceWish(kept)
    const store = await started()
    await store.dispatch(login(email, password))
    await waitFor(() => expect(idsIn(store)).toEqual([100101, 100301]))
    await waitFor(() => expect(wishes()).toEqual([]))
    expect(merges()).toHaveLength(1)
    // Its price has dropped since: the mark goes on counting from the day that the device noted.
    expect(store.getState().wishlist.received?.list.items[0]).toMatchObject(kept)
    await store.dispatch(resyncWishlist())
    expect(merges()).toHaveLength(1)
  })

  test('when an account is made', async () => {
    addDeviceWish(kept)
    const store = await started()
    const { id_lang: _lang, ...details } = accountDetails
    await store.dispatch(createAccount(details))
    await waitFor(() => expect(idsIn(store)).toEqual([100101]))
    await waitFor(() => expect(wishes()).toEqual([]))
  })

  test('when the session is found at the start, with what was tapped before it was', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    await setOnWishlist(chair, true)
    expect(isOnWishlist(chair)).toBe(true)
    const store = await openPage()
    await store.dispatch(startStore())
    await waitFor(() => expect(idsIn(store)).toEqual([100101, 100301]))
    await waitFor(() => expect(wishes()).toEqual([]))
    expect(isOnWishlist(chair)).toBe(true)
  })

  test('not a guest’s, who has no list: it stays on the device', async () => {
    const guest = new Shopper(server.sandbox)
    const { session } = await guest.guest()
    window.localStorage.setItem('upnorth.session', session.token)
    addDeviceWish(kept)
    await started()
    expect(wishes()).toEqual([kept])
    expect(server.asked().join()).not.toContain(path)
  })

  test('with nothing on the device nothing is sent', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    const store = await started()
    await waitFor(() => expect(idsIn(store)).toEqual([100301]))
    expect(merges()).toEqual([])
  })
})

describe('nothing is lost', () => {
  test.each([
    ['the call fails', () => HttpResponse.error()],
    ['the shop fails', () => HttpResponse.json({}, { status: 500 })],
    ['the answer makes no sense', () => HttpResponse.json({ items: 'none' })],
  ])('when %s: the device keeps it, and the next time brings it', async (_name, answer) => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    addDeviceWish(kept)
    server.overrideAnswer('post', `${path}/items`, answer)
    const store = await started()
    await waitFor(() => expect(store.getState().wishlist.status).toBe('failed'))
    expect(wishes()).toEqual([kept])
    expect(isOnWishlist(chair)).toBe(true)
    server.server.resetHandlers()
    await store.dispatch(resyncWishlist())
    expect(idsIn(store)).toEqual([100101, 100301])
    expect(wishes()).toEqual([])
  })

  test('when the answer is lost after it was done: the second time does no harm', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    addDeviceWish(kept)
    server.overrideAnswer('post', `${path}/items`, async ({ request }) => {
      await server.shop(request)
      return HttpResponse.error()
    })
    const store = await started()
    await waitFor(() => expect(store.getState().wishlist.status).toBe('failed'))
    expect(rows()).toEqual([100101, 100301])
    expect(wishes()).toEqual([kept])
    server.server.resetHandlers()
    await store.dispatch(resyncWishlist())
    expect(rows()).toEqual([100101, 100301])
    expect(store.getState().wishlist.received?.list.items[0]).toMatchObject({ quantity: 2 })
    expect(wishes()).toEqual([])
  })

  test('when the shopper logs out before the answer: it is the account’s, and this device shows nothing', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount())
    addDeviceWish(kept)
    const { open, opened } = gate()
    server.overrideAnswer('post', `${path}/items`, async ({ request }) => {
      await opened
      return server.shop(request)
    })
    const store = await started()
    await waitFor(() => expect(merges()).toHaveLength(1))
    store.dispatch(loggedOut())
    open()
    await waitFor(() => expect(wishes()).toEqual([]))
    expect(rows()).toEqual([100101])
    expect(store.getState().wishlist).toEqual({ status: 'unknown', received: null, wanted: {} })
  })

  test('when the session has ended: the list stays this device’s', async () => {
    window.localStorage.setItem('upnorth.session', 'ended')
    addDeviceWish(kept)
    const store = await started()
    expect(store.getState().session.status).toBe('loggedOut')
    expect(wishes()).toEqual([kept])
    expect(isOnWishlist(chair)).toBe(true)
  })
})
