import { HttpResponse } from 'msw'
import { readDraft } from '../../../src/store/browser/formDrafts'
import { putInCart } from '../../../src/store/cart/addToCart'
import { loadCheckout } from '../../../src/store/checkout/loadCheckout'
import { createAccount } from '../../../src/store/session/sessionThunks'
import { logOut } from '../../../src/store/session/sessionThunks'
import { panelOpened } from '../../../src/store/sidePanelSlice'
import { startStore } from '../../../src/store/startStore'
import { openBrowser } from '../../support/store/fakeBrowser'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { createTestStore, otherChair } from '../../support/store/testStore'
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

test('A customer stays logged in when the browser cannot store tokens', async () => {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const store = createTestStore()
  await store.dispatch(startStore())
  await store.dispatch(createAccount(account))
  comesBack()
  expect(store.getState().session.customer).toMatchObject({ email })
  Storage.prototype.setItem = setItem
})

describe('SPEC §4: a logout in the other tab', () => {
  let browser: ReturnType<typeof openBrowser>
  const closing: (() => void)[] = []
  beforeEach(() => (browser = openBrowser()))
  afterEach(() => {
    closing.splice(0).forEach((close) => close())
    browser.leave()
  })
  const openTab = () => {
    const { store, close } = browser.openTab(() => createTestStore())
    closing.push(close)
    return store
  }

  test('A logout clears all personal data in the other tab at once, even when the API is down', async () => {
    const there = await customerAtCheckout(openTab())
    const here = openTab()
    await here.dispatch(startStore())
    await here.dispatch(loadCheckout())
    const [address] = here.getState().session.addresses
    if (address) here.dispatch(panelOpened({ mode: 'addressDelete', data: { address } }))
    const tokens = selectTokens(here)
    server.overrideAnswer('delete', '/v1/me/session', () => HttpResponse.error())
    await there.dispatch(logOut())
    expectNothingLeft(there, tokens)
    expectNothingLeft(here, tokens)
    expect(JSON.stringify(browser.messages)).not.toMatch(/merkteken/i)
    for (const token of tokens) expect(JSON.stringify(browser.messages)).not.toContain(token)
  })

  test('A session that expires in one tab keeps the drafts of the other tab', async () => {
    const there = await customerAtCheckout(openTab())
    const here = openTab()
    await here.dispatch(startStore())
    server.sandbox.database.run('DELETE FROM session')
    server.overrideAnswer('get', '/v1/checkout', () => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 }))
    await there.dispatch(loadCheckout())
    expect(here.getState().session).toMatchObject({ token: null, customer: null })
    expect(readDraft('checkout-way')).toEqual({ email })
  })

  test('No personal data stay on a page that is restored from the back/forward cache', async () => {
    const store = await customerAtCheckout()
    const tokens = selectTokens(store)
    window.localStorage.clear()
    window.sessionStorage.clear()
    comesBack()
    expectNothingLeft(store, tokens)
  })

  test('A queued request of the other tab is not sent', async () => {
    const there = await customerAtCheckout(openTab())
    const here = openTab()
    await here.dispatch(startStore())
    const added = here.dispatch(putInCart({ ...otherChair }))
    void there.dispatch(logOut())
    expect(await added).toMatchObject({ ok: false, error: { code: 'ERR_LOGGED_OUT' } })
    expect(here.getState().cart).toMatchObject({ cart: null, token: null })
  })
})
