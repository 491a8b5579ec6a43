import { waitFor } from '@testing-library/react'
import { logIn } from '../../../src/store/account/logIn'
import { loggedOut } from '../../../src/store/sharedActions'
import { sessionFailed } from '../../../src/store/session/sessionSlice'
import { startStore } from '../../../src/store/start/startStore'
import { addDeviceWish, listWishes } from '../../../src/store/wishlist/deviceWishes'
import { isOnWishlist, setOnWishlist } from '../../support/store/pageHearts'
import { startBrowser } from '../../support/store/startBrowser'
import { accountDetails, register } from '../../support/sandbox/register'
import { Shopper } from '../../support/sandbox/Shopper'
import { setPageStore } from '../../support/store/pageStore'
import { bench, chair, createTestStore } from '../../support/store/testStore'
import { listReceivedIds, kept, path, openStartedPage, startWishes } from '../../support/store/wishlistMerge'

const { server, logInWithWishes, readRows, listMerges } = startWishes()
const { password } = accountDetails

describe('the wishlist in two tabs', () => {
  const browser = startBrowser()
  const openTab = () => browser.openTab(() => createTestStore()).store
  async function openTwoTabs() {
    const tabs = [openTab(), openTab()] as const
    await Promise.all(tabs.map(({ dispatch }) => dispatch(startStore())))
    return tabs
  }

  test('two tabs that move the list at the same time create no duplicates', async () => {
    await logInWithWishes(bench)
    addDeviceWish(kept)
    const [here, there] = await openTwoTabs()
    await waitFor(() => expect(listReceivedIds(here)).toEqual([100101, 100301]))
    await waitFor(() => expect(listReceivedIds(there)).toEqual([100101, 100301]))
    expect(readRows()).toEqual([100101, 100301])
    expect(listWishes()).toEqual([])
  })

  test('a tab shows changes made in the other tab', async () => {
    await logInWithWishes(bench)
    const [here, there] = await openTwoTabs()
    await waitFor(() => expect(listReceivedIds(there)).toEqual([100301]))
    setPageStore(here)
    expect(await setOnWishlist(chair, true)).toBe(true)
    await waitFor(() => expect(listReceivedIds(there)).toEqual([100101, 100301]))
  })

  test('a logout in one tab clears the account’s list in both tabs', async () => {
    await logInWithWishes(bench)
    const [here, there] = await openTwoTabs()
    await waitFor(() => expect(listReceivedIds(there)).toEqual([100301]))
    here.dispatch(loggedOut())
    await waitFor(() => expect(there.getState().wishlist.received).toBeNull())
    expect(here.getState().wishlist.received).toBeNull()
    expect(listWishes()).toEqual([])
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('100301')
  })

  test('a tab does not move the list while another tab is doing so', async () => {
    await logInWithWishes()
    addDeviceWish(kept)
    const locks = { request: jest.fn((_name, _options, task: (lock: null) => unknown) => task(null)) }
    Object.assign(navigator, { locks })
    const store = openTab()
    await store.dispatch(startStore())
    await waitFor(() => expect(listReceivedIds(store)).toEqual([]))
    expect(listMerges()).toEqual([])
    expect(listWishes()).toEqual([kept])
    Reflect.deleteProperty(navigator, 'locks')
  })
})

describe('the wishlist of one customer (SPEC §4)', () => {
  test.each([
    ['A logout', loggedOut()],
    ['An expired session', sessionFailed({ name: 'ApiError', message: 'Ended' })],
  ])('%s clears the wishlist', async (_name, action) => {
    await logInWithWishes(bench)
    const store = await openStartedPage()
    await waitFor(() => expect(isOnWishlist(bench)).toBe(true))
    store.dispatch(action)
    expect(isOnWishlist(bench)).toBe(false)
    expect(store.getState().wishlist.received).toBeNull()
  })

  test('a login of another customer replaces the wishlist', async () => {
    await logInWithWishes(bench)
    const bo = new Shopper(server.sandbox)
    await register(bo, { ...accountDetails, email: 'bo@example.be' })
    await bo.send('POST', `${path}/items`, { items: [chair] })
    const store = await openStartedPage()
    await waitFor(() => expect(listReceivedIds(store)).toEqual([100301]))
    await store.dispatch(logIn('bo@example.be', password))
    await waitFor(() => expect(listReceivedIds(store)).toEqual([100101]))
  })
})
