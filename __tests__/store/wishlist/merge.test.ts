import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { logIn } from '../../../src/store/account/sessionThunks'
import { createAccount } from '../../../src/store/account/sessionThunks'
import { loggedOut } from '../../../src/store/sessionActions'
import { startStore } from '../../../src/store/services'
import { addDeviceWish, listWishes } from '../../../src/store/wishlist/deviceWishes'
import { isOnWishlist, setOnWishlist } from '../../support/store/pageHearts'
import { resyncWishlist } from '../../../src/store/wishlist/resyncWishlist'
import { accountDetails } from '../../support/sandbox/register'
import { Shopper } from '../../support/sandbox/Shopper'
import { bench, chair } from '../../support/store/testStore'
import { idsIn, kept, openPage, path, started, startWishes } from '../../support/store/wishlistMerge'

const { server, anAccount, withAccount, listVariants, rows, merges } = startWishes()
const { email, password } = accountDetails

describe('moving the wishlist from the device to the account', () => {
  test('a login moves the list once', async () => {
    await anAccount(bench)
    addDeviceWish(kept)
    const store = await started()
    await store.dispatch(logIn(email, password))
    await waitFor(() => expect(idsIn(store)).toEqual([100101, 100301]))
    await waitFor(() => expect(listWishes()).toEqual([]))
    expect(merges()).toHaveLength(1)
    // The item keeps the price that the device stored, although the price has dropped since.
    expect(store.getState().wishlist.received?.list.items[0]).toMatchObject(kept)
    await store.dispatch(resyncWishlist())
    expect(merges()).toHaveLength(1)
  })

  test('what does not fit on the account’s list stays on the device', async () => {
    await anAccount(...listVariants(99))
    addDeviceWish(kept)
    addDeviceWish(bench)
    const store = await started()
    await store.dispatch(logIn(email, password))
    await waitFor(() => expect(listWishes()).toEqual([bench]))
    expect(idsIn(store)).toHaveLength(100)
    expect(isOnWishlist(bench)).toBe(true)
  })

  test('a full account takes no other item, and loses none', async () => {
    const variants = listVariants(100)
    await anAccount(...variants)
    const store = await started()
    await store.dispatch(logIn(email, password))
    await waitFor(() => expect(idsIn(store)).toHaveLength(100))
    expect(await setOnWishlist(chair, true)).toBe(false)
    expect(isOnWishlist(chair)).toBe(false)
    expect(merges()).toHaveLength(0)
    expect(await setOnWishlist(variants[0]!, false)).toBe(true)
    expect(await setOnWishlist(chair, true)).toBe(true)
    expect(rows()).toHaveLength(100)
  })

  test('creating an account moves the list', async () => {
    addDeviceWish(kept)
    const store = await started()
    const { id_lang: _lang, ...details } = accountDetails
    await store.dispatch(createAccount(details))
    await waitFor(() => expect(idsIn(store)).toEqual([100101]))
    await waitFor(() => expect(listWishes()).toEqual([]))
  })

  test('loading the session at the start moves the list, including the items added before', async () => {
    await withAccount(bench)
    await setOnWishlist(chair, true)
    expect(isOnWishlist(chair)).toBe(true)
    const store = openPage()
    await store.dispatch(startStore())
    await waitFor(() => expect(idsIn(store)).toEqual([100101, 100301]))
    await waitFor(() => expect(listWishes()).toEqual([]))
    expect(isOnWishlist(chair)).toBe(true)
  })

  test('the wishlist of a guest stays on the device', async () => {
    const guest = new Shopper(server.sandbox)
    const { session } = await guest.guest()
    window.localStorage.setItem('upnorth.session', session.token)
    addDeviceWish(kept)
    await started()
    expect(listWishes()).toEqual([kept])
    expect(server.asked().join()).not.toContain(path)
  })

  test('an empty list sends no request', async () => {
    await withAccount(bench)
    const store = await started()
    await waitFor(() => expect(idsIn(store)).toEqual([100301]))
    expect(merges()).toEqual([])
  })
})

describe('failures while moving the wishlist', () => {
  test.each([
    ['the call fails', () => HttpResponse.error()],
    ['the server fails', () => HttpResponse.json({}, { status: 500 })],
    ['the answer is unreadable', () => HttpResponse.json({ items: 'none' })],
  ])('the list stays on the device when %s, and is moved by the next attempt', async (_name, answer) => {
    await withAccount(bench)
    addDeviceWish(kept)
    server.overrideAnswer('post', `${path}/items`, answer)
    const store = await started()
    await waitFor(() => expect(store.getState().wishlist.status).toBe('failed'))
    expect(listWishes()).toEqual([kept])
    expect(isOnWishlist(chair)).toBe(true)
    server.restoreCalls()
    await store.dispatch(resyncWishlist())
    expect(idsIn(store)).toEqual([100101, 100301])
    expect(listWishes()).toEqual([])
  })

  test('after a lost response the list is sent again without duplicates', async () => {
    await withAccount(bench)
    addDeviceWish(kept)
    server.loseAnswer('post', `${path}/items`)
    const store = await started()
    await waitFor(() => expect(store.getState().wishlist.status).toBe('failed'))
    expect(rows()).toEqual([100101, 100301])
    expect(listWishes()).toEqual([kept])
    server.restoreCalls()
    await store.dispatch(resyncWishlist())
    expect(rows()).toEqual([100101, 100301])
    expect(store.getState().wishlist.received?.list.items[0]).toMatchObject({ quantity: 2 })
    expect(listWishes()).toEqual([])
  })

  test('after a logout during the request the list is in the account and no longer on the device', async () => {
    await withAccount()
    addDeviceWish(kept)
    const { answer: open } = server.holdAnswer('post', `${path}/items`, { late: true })
    const store = await started()
    await waitFor(() => expect(merges()).toHaveLength(1))
    store.dispatch(loggedOut())
    open()
    await waitFor(() => expect(listWishes()).toEqual([]))
    expect(rows()).toEqual([100101])
    expect(store.getState().wishlist).toEqual({ status: 'unknown', received: null, wanted: {} })
  })

  test('the list stays on the device when the session has expired', async () => {
    window.localStorage.setItem('upnorth.session', 'ended')
    addDeviceWish(kept)
    const store = await started()
    expect(store.getState().session.status).toBe('loggedOut')
    expect(listWishes()).toEqual([kept])
    expect(isOnWishlist(chair)).toBe(true)
  })
})
