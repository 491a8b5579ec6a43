import type { CartItem } from '../../../src/contract/cart'
import { selectWantedQuantity } from '../../../src/store/cart/cartSlice'
import { updateItem } from '../../../src/store/cart/cartThunks'
import { logOut } from '../../../src/store/account/logOut'
import type { AppStore } from '../../../src/store/AppThunk'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { onlyLine, storeWithChair } from '../../support/store/storeWithChair'

const server = startSandboxServer()

/** Connects or disconnects the device. Without a connection all calls fail. */
function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  if (isOnline) server.restoreCalls()
  else for (const method of ['get', 'put', 'delete'] as const) server.failCall(method, '/v1/*')
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
afterEach(() => jest.restoreAllMocks())

/** Resolves once a quantity waits for the connection. */
const waitsForConnection = (store: AppStore, id: CartItem['id']) =>
  new Promise<void>((resolve) => {
    const leave = store.subscribe(() => {
      const { pending, wanted } = store.getState().cart
      if (pending > 0 || wanted[id]?.isSent !== false) return
      leave()
      resolve()
    })
  })

/** Opens a store in which a chair has got a quantity of 2 without a connection. */
async function openOffline() {
  const store = await storeWithChair()
  const { id } = onlyLine(store)
  setOnline(false)
  const change = store.dispatch(updateItem(id, 2))
  await waitsForConnection(store, id)
  server.requests.length = 0
  return { store, id, change }
}

test('quantities chosen offline stay on the page, and only the latest is sent once the device is online', async () => {
  const { store, id, change } = await openOffline()
  const others = [4, 3].map((quantity) => store.dispatch(updateItem(id, quantity)))
  expect(selectWantedQuantity(id)(store.getState())).toBe(3)
  expect(server.asked()).toEqual([])
  setOnline(true)
  for (const outcome of [change, ...others]) expect(await outcome).toMatchObject({ ok: true })
  expect(server.asked()).toEqual([`PUT /web/v1/cart/items/${id}`])
  expect(onlyLine(store).quantity).toBe(3)
  expect(store.getState().cart).toMatchObject({ pending: 0, wanted: {} })
})

test('a quantity that a user chose offline before logging out is not sent', async () => {
  const { store, change } = await openOffline()
  await store.dispatch(logOut())
  setOnline(true)
  expect(await change).toMatchObject({ ok: false, error: { code: 'ERR_NO_LINE' } })
  expect(server.asked()).toEqual([])
})
