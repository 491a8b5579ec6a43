import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { logIn, createAccount } from '../../../src/store/account/logIn'
import { loggedOut } from '../../../src/store/sharedActions'
import { startStore } from '../../../src/store/start/startStore'
import { addDeviceWish, listWishes } from '../../../src/store/wishlist/deviceWishes'
import { isOnWishlist, setOnWishlist } from '../../support/store/pageHearts'
import { resyncWishlist } from '../../../src/store/wishlist/resyncWishlist'
import { accountDetails } from '../../support/sandbox/register'
import { Shopper } from '../../support/sandbox/Shopper'
import { bench, chair } from '../../support/store/testStore'
import { listReceivedIds, kept, openPage, path, openStartedPage, startWishes } from '../../support/store/wishlistMerge'

const { server, createAccountWithWishes, logInWithWishes, listVariants, readRows, listMerges } = startWishes()
const { email, password } = accountDetails

describe('moving the wishlist from the device to the account', () => {
  test('a login moves the list once', async () => {
    await createAccountWithWishes(bench)
    addDeviceWish(kept)
    const store = await openStartedPage()
    await store.dispatch(logIn(email, password))
    await waitFor(() => expect(listReceivedIds(store)).toEqual([100101, 100301]))
    await waitFor(() => expect(listWishes()).toEqual([]))
    expect(listMerges()).toHaveLength(1)
    // The item keeps the price that the device stored, although the price has dropped since.
    expect(store.getState().wishlist.received?.list.items[0]).toMatchObject(kept)
    await store.dispatch(resyncWishlist())
    expect(listMerges()).toHaveLength(1)
  })

  test('what does not fit on the account’s list stays on the device', async () => {
    await createAccountWithWishes(...listVariants(99))
    addDeviceWish(kept)
    addDeviceWish(bench)
    const store = await openStartedPage()
    await store.dispatch(logIn(email, password))
    await waitFor(() => expect(listWishes()).toEqual([bench]))
    expect(listReceivedIds(store)).toHaveLength(100)
    expect(isOnWishlist(bench)).toBe(true)
  })

  test('a full account takes no other item, and loses none', async () => {
    const variants = listVariants(100)
    await createAccountWithWishes(...variants)
    const store = await openStartedPage()
    await store.dispatch(logIn(email, password))
    await waitFor(() => expect(listReceivedIds(store)).toHaveLength(100))
    expect(await setOnWishlist(chair, true)).toBe(false)
    expect(isOnWishlist(chair)).toBe(false)
    expect(listMerges()).toHaveLength(0)
    expect(await setOnWishlist(variants[0]!, false)).toBe(true)
    expect(await setOnWishlist(chair, true)).toBe(true)
    expect(readRows()).toHaveLength(100)
  })

  test('creating an account moves the list', async () => {
    addDeviceWish(kept)
    const store = await openStartedPage()
    const { id_lang: _lang, ...details } = accountDetails
    await store.dispatch(createAccount(details))
    await waitFor(() => expect(listReceivedIds(store)).toEqual([100101]))
    await waitFor(() => expect(listWishes()).toEqual([]))
  })

  test('loading the session at the start moves the list, including the items added before', async () => {
    await logInWithWishes(bench)
    await setOnWishlist(chair, true)
    expect(isOnWishlist(chair)).toBe(true)
    const store = openPage()
    await store.dispatch(startStore())
    await waitFor(() => expect(listReceivedIds(store)).toEqual([100101, 100301]))
    await waitFor(() => expect(listWishes()).toEqual([]))
    expect(isOnWishlist(chair)).toBe(true)
  })

  test('the wishlist of a guest stays on the device', async () => {
    const guest = new Shopper(server.sandbox)
    const { session } = await guest.guest()
    window.localStorage.setItem('upnorth.session', session.token)
    addDeviceWish(kept)
    await openStartedPage()
    expect(listWishes()).toEqual([kept])
    expect(server.asked().join()).not.toContain(path)
  })

  test('an empty list sends no request', async () => {
    await logInWithWishes(bench)
    const store = await openStartedPage()
    await waitFor(() => expect(listReceivedIds(store)).toEqual([100301]))
    expect(listMerges()).toEqual([])
  })
})

describe('failures while moving the wishlist', () => {
  test.each([
    ['the call fails', () => HttpResponse.error()],
    ['the server fails', () => HttpResponse.json({}, { status: 500 })],
    ['the answer is unreadable', () => HttpResponse.json({ items: 'none' })],
  ])('the list stays on the device when %s, and is moved by the next attempt', async (_name, answer) => {
    await logInWithWishes(bench)
    addDeviceWish(kept)
    server.overrideAnswer('post', `${path}/items`, answer)
    const store = await openStartedPage()
    await waitFor(() => expect(store.getState().wishlist.status).toBe('failed'))
    expect(listWishes()).toEqual([kept])
    expect(isOnWishlist(chair)).toBe(true)
    server.restoreCalls()
    await store.dispatch(resyncWishlist())
    expect(listReceivedIds(store)).toEqual([100101, 100301])
    expect(listWishes()).toEqual([])
  })

  test('after a lost response the list is sent again without duplicates', async () => {
    await logInWithWishes(bench)
    addDeviceWish(kept)
    server.loseAnswer('post', `${path}/items`)
    const store = await openStartedPage()
    await waitFor(() => expect(store.getState().wishlist.status).toBe('failed'))
    expect(readRows()).toEqual([100101, 100301])
    expect(listWishes()).toEqual([kept])
    server.restoreCalls()
    await store.dispatch(resyncWishlist())
    expect(readRows()).toEqual([100101, 100301])
    expect(store.getState().wishlist.received?.list.items[0]).toMatchObject({ quantity: 2 })
    expect(listWishes()).toEqual([])
  })

  test('after a logout during the request the list is in the account and no longer on the device', async () => {
    await logInWithWishes()
    addDeviceWish(kept)
    const { answer: open } = server.holdAnswer('post', `${path}/items`, { late: true })
    const store = await openStartedPage()
    await waitFor(() => expect(listMerges()).toHaveLength(1))
    store.dispatch(loggedOut())
    open()
    await waitFor(() => expect(listWishes()).toEqual([]))
    expect(readRows()).toEqual([100101])
    expect(store.getState().wishlist).toEqual({ status: 'unknown', received: null, wanted: {} })
  })

  test('the list stays on the device when the session has expired', async () => {
    window.localStorage.setItem('upnorth.session', 'ended')
    addDeviceWish(kept)
    const store = await openStartedPage()
    expect(store.getState().session.status).toBe('loggedOut')
    expect(listWishes()).toEqual([kept])
    expect(isOnWishlist(chair)).toBe(true)
  })
})
