import { HttpResponse } from 'msw'
import { logOut } from '../../../src/store/session/sessionThunks'
import { startStore } from '../../../src/store/startStore'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { createTestStore } from '../../support/store/testStore'
import {
  customerAtCheckout,
  everything,
  expectNothingLeft,
  selectTokens,
  readSessions,
} from '../../support/store/traceableCustomer'

const server = startSandboxServer()
async function afterReload() {
  const store = createTestStore()
  await store.dispatch(startStore())
  return store
}

describe('SPEC §4: after logging out', () => {
  test('nothing is left in store and storage, after a reload either, and the session has ended at the shop', async () => {
    const store = await customerAtCheckout()
    const tokens = selectTokens(store)
    expect(everything(store)).toMatch(/merkteken/i)
    const done = store.dispatch(logOut())
    expectNothingLeft(store, tokens)
    await done
    expectNothingLeft(store, tokens)
    expect(readSessions(server)).toEqual([])
    expectNothingLeft(await afterReload(), tokens)
  })

  test('the call goes with the token of the session that ends, and with no cart', async () => {
    const store = await customerAtCheckout()
    const [token] = selectTokens(store)
    server.requests.length = 0
    await store.dispatch(logOut())
    expect(server.asked()).toEqual(['DELETE /web/v1/me/session'])
    const { headers } = server.requests[0]!
    expect([headers.get('CustomerToken'), headers.get('CartToken')]).toEqual([token, null])
  })

  test.each([
    ['the line is lost', () => HttpResponse.error()],
    ['the session had ended already', () => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 })],
    ['the shop is down', () => HttpResponse.json({}, { status: 503 })],
  ])('nothing is left either when %s', async (_name, answer) => {
    const store = await customerAtCheckout()
    const tokens = selectTokens(store)
    server.overrideAnswer('delete', '/v1/me/session', answer)
    await store.dispatch(logOut())
    expectNothingLeft(store, tokens)
    expectNothingLeft(await afterReload(), tokens)
  })

  test('a session that was never loaded goes all the same', async () => {
    const known = await customerAtCheckout()
    const tokens = selectTokens(known)
    const store = createTestStore()
    await store.dispatch(logOut())
    expectNothingLeft(store, tokens)
  })

  test('a token that another tab wrote a moment ago goes as well', async () => {
    const store = createTestStore()
    await store.dispatch(startStore())
    window.localStorage.setItem('upnorth.session', 'een-ander')
    await store.dispatch(logOut())
    expect({ ...window.localStorage }).toEqual({})
  })
})
