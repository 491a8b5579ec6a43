import { createAccount } from '../../../src/store/account/logIn'
import { startBrowser } from '../../support/store/startBrowser'
import { loadTabModules } from '../../support/store/loadTabModules'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { openTestStore, otherChair } from '../../support/store/testStore'
import {
  account,
  customerAtCheckout,
  email,
  expectNothingLeft,
  selectTokens,
} from '../../support/store/traceableCustomer'
// The module is imported ahead, since a lazy import may finish after the test.
import '../../../src/store/checkout/refreshCheckout'

const server = startSandboxServer()

/** Restores the page from the back/forward cache, in which it gets no messages. */
const comesBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

test('a customer stays logged in when the browser cannot store tokens', async () => {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const store = await openTestStore()
  await store.dispatch(createAccount(account))
  comesBack()
  expect(store.getState().session.customer).toMatchObject({ email })
  Storage.prototype.setItem = setItem
})

test('no personal data stay on a page that returns from the back/forward cache', async () => {
  const store = await customerAtCheckout()
  const tokens = selectTokens(store)
  window.localStorage.clear()
  window.sessionStorage.clear()
  comesBack()
  expectNothingLeft(store, tokens)
})

describe('SPEC §4: a logout in the other tab', () => {
  const browser = startBrowser()

  /** Opens a tab with its own storage and memory. */
  async function openTab() {
    const modules = await loadTabModules()
    const { store, run } = browser.openTab(() => modules.createTestStore())
    return { ...modules, store, run }
  }
  type Tab = Awaited<ReturnType<typeof openTab>>

  /** Opens the checkout of the customer in two tabs, each with typed text. */
  async function openCheckoutInTwoTabs() {
    const there = await openTab()
    await there.run(() => customerAtCheckout(there.store, there))
    const here = await openTab()
    const { store, run, loadCheckout, panelOpened, saveDraft } = here
    await store.dispatch(here.startStore())
    await store.dispatch(loadCheckout())
    const [address] = store.getState().session.addresses
    if (address) store.dispatch(panelOpened({ mode: 'addressDelete', data: { address } }))
    run(() => saveDraft('checkout-guest', { email, firstname: 'Merkteken' }))
    return { here, there }
  }
  const drafts = ({ run, readDraft }: Tab) => run(() => ['checkout-guest', 'checkout-order-mode'].map(readDraft))

  test('a logout clears all personal data in the other tab at once, even when the API is down', async () => {
    const { here, there } = await openCheckoutInTwoTabs()
    const tokens = selectTokens(here.store)
    server.failCall('delete', '/v1/me/session')
    await there.store.dispatch(there.logOut())
    for (const tab of [there, here]) {
      tab.run(() => expectNothingLeft(tab.store, tokens))
      expect(drafts(tab)).toEqual([{}, {}])
    }
    expect(JSON.stringify(browser.getMessages())).not.toMatch(/merkteken/i)
    for (const token of tokens) expect(JSON.stringify(browser.getMessages())).not.toContain(token)
  })

  test('a session that expires in one tab keeps the drafts of both tabs', async () => {
    const { here, there } = await openCheckoutInTwoTabs()
    server.sandbox.database.run('DELETE FROM session')
    server.failCall('get', '/v1/checkout', 401, { type: 'not_logged_in' })
    await there.store.dispatch(there.loadCheckout())
    expect(here.store.getState().session).toMatchObject({ token: null, customer: null })
    expect(drafts(there)).toEqual([{ email, firstname: 'Merkteken' }, { email }])
    expect(drafts(here)).toEqual([{ email, firstname: 'Merkteken' }, {}])
  })

  test('a queued request of the other tab is not sent', async () => {
    const { here, there } = await openCheckoutInTwoTabs()
    const added = here.store.dispatch(here.putInCart({ ...otherChair }))
    void there.store.dispatch(there.logOut())
    expect(await added).toMatchObject({ ok: false, error: { code: 'ERR_LOGGED_OUT' } })
    expect(here.store.getState().cart).toMatchObject({ cart: null, token: null })
  })
})
