import { HttpResponse } from 'msw'
import { logOut } from '../../../src/store/account/logOut'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { createTestStore, openTestStore } from '../../support/store/testStore'
import {
  customerAtCheckout,
  everything,
  expectNothingLeft,
  selectTokens,
  readSessions,
} from '../../support/store/traceableCustomer'

const server = startSandboxServer()

describe('SPEC §4: after logging out', () => {
  test('no personal data stay in store and storage, and the shop API ends the session', async () => {
    const store = await customerAtCheckout()
    const tokens = selectTokens(store)
    expect(everything(store)).toMatch(/merkteken/i)
    const done = store.dispatch(logOut())
    expectNothingLeft(store, tokens)
    await done
    expectNothingLeft(store, tokens)
    expect(readSessions(server)).toEqual([])
    expectNothingLeft(await openTestStore(), tokens)
  })

  test('the logout request has the token of the ended session and no cart token', async () => {
    const store = await customerAtCheckout()
    const [token] = selectTokens(store)
    server.requests.length = 0
    await store.dispatch(logOut())
    expect(server.asked()).toEqual(['DELETE /web/v1/me/session'])
    const { headers } = server.requests[0]!
    expect([headers.get('CustomerToken'), headers.get('CartToken')]).toEqual([token, null])
  })

  test.each([
    ['the connection is lost', () => HttpResponse.error()],
    ['the session has expired before', () => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 })],
    ['the shop API is down', () => HttpResponse.json({}, { status: 503 })],
  ])('no personal data stay when %s', async (_name, answer) => {
    const store = await customerAtCheckout()
    const tokens = selectTokens(store)
    server.overrideAnswer('delete', '/v1/me/session', answer)
    await store.dispatch(logOut())
    expectNothingLeft(store, tokens)
    expectNothingLeft(await openTestStore(), tokens)
  })

  test('a logout clears a session that was never loaded', async () => {
    const known = await customerAtCheckout()
    const tokens = selectTokens(known)
    const store = createTestStore()
    await store.dispatch(logOut())
    expectNothingLeft(store, tokens)
  })

  test('a logout removes a token that another tab has just stored', async () => {
    const store = await openTestStore()
    window.localStorage.setItem('upnorth.session', 'een-ander')
    await store.dispatch(logOut())
    expect({ ...window.localStorage }).toEqual({})
  })
})
