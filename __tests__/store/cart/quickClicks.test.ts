import { http, HttpResponse } from 'msw'
import { addToCart } from '../../../src/store/cart/addToCart'
import { selectIsCartBusy, selectWantedQuantity } from '../../../src/store/cart/cartSlice'
import { removeItem, updateItem } from '../../../src/store/cart/cartThunks'
import { addVoucher } from '../../../src/store/cart/voucherThunks'
import { startStore } from '../../../src/store/start/startStore'
import type { AppStore } from '../../../src/store/AppThunk'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { onlyLine, storeWithChair } from '../../support/store/storeWithChair'
import { connectTo, createTestStore, createGate, otherChair } from '../../support/store/testStore'

const server = startSandboxServer()

async function openCart() {
  const store = await storeWithChair()
  const { id } = onlyLine(store)
  return { store, id, shown: () => selectWantedQuantity(id)(store.getState()) }
}
const readQuantity = ({ getState }: AppStore, id: number | string) =>
  getState().cart.cart?.items.find((item) => item.id === id)?.quantity

/**
 * Records the requests for items in order, as a quantity or "remove", and delays the responses until `open` is called.
 */
function slowly() {
  const { open, opened } = createGate()
  const sent: unknown[] = []
  for (const method of ['put', 'delete'] as const)
    server.overrideAnswer(method, '/v1/cart/items/:id', async ({ request }) => {
      const body = await request.clone().text()
      sent.push(body === '' ? 'remove' : (JSON.parse(body) as { quantity: number }).quantity)
      await opened
      return server.shop(request)
    })
  return { open, sent }
}

describe('quick repeated changes of a quantity', () => {
  test('quick clicks send one request and then one with the last quantity, and each click gets the outcome of its request', async () => {
    const { store, id, shown } = await openCart()
    const { open, sent } = slowly()
    const first = store.dispatch(updateItem(id, 2))
    await new Promise<void>((seen) => server.server.events.on('request:start', () => seen()))
    const others = [3, 4, 999].map((quantity) => store.dispatch(updateItem(id, quantity)))
    expect(shown()).toBe(999)
    open()
    expect(await first).toMatchObject({ ok: true, answer: { type: 'updated' } })
    const outcomes = await Promise.all(others)
    expect(outcomes.map(({ error }) => error?.type)).toEqual(['out_of_stock', 'out_of_stock', 'out_of_stock'])
    expect(new Set(others).size).toBe(1)
    expect(sent).toEqual([2, 999])
    expect([shown(), readQuantity(store, id)]).toEqual([2, 2])
    expect(selectIsCartBusy(store.getState())).toBe(false)
  })

  test('removing an item replaces the quantity that is waiting to be sent', async () => {
    const { store, id, shown } = await openCart()
    const { open, sent } = slowly()
    const taps = [store.dispatch(updateItem(id, 4)), store.dispatch(removeItem(id))]
    expect(shown()).toBe(0)
    open()
    await Promise.all(taps)
    expect(sent).toEqual(['remove'])
    expect(readQuantity(store, id)).toBeUndefined()
  })

  test('changes of different items are sent separately', async () => {
    const { store, id } = await openCart()
    await store.dispatch(addToCart({ ...otherChair }))
    const other = store.getState().cart.cart?.items[1]?.id ?? 0
    await Promise.all([
      store.dispatch(updateItem(id, 2)),
      store.dispatch(updateItem(other, 3)),
      store.dispatch(updateItem(id, 5)),
    ])
    expect([readQuantity(store, id), readQuantity(store, other)]).toEqual([5, 3])
    expect(server.asked().filter((call) => call.startsWith('PUT'))).toHaveLength(2)
  })

  test('changing the quantity of an item that no longer exists returns an error and sends no request', async () => {
    const { store, id, shown } = await openCart()
    await store.dispatch(removeItem(id))
    server.requests.length = 0
    expect(await store.dispatch(updateItem(id, 2))).toMatchObject({ ok: false, error: { code: 'ERR_NO_LINE' } })
    expect(server.asked()).toEqual([])
    expect(shown()).toBe(0)
  })

  test('a click whose call failed has the outcome of a later click, and the cart is not loaded in between', async () => {
    const { store, id, shown } = await openCart()
    const { asked, answer } = server.holdAnswer('put', '/v1/cart/items/:id', { late: true })
    const first = store.dispatch(updateItem(id, 2))
    await asked
    const second = store.dispatch(updateItem(id, 5))
    server.requests.length = 0
    server.restoreCalls()
    answer(HttpResponse.error())
    expect(await first).toMatchObject({ ok: true })
    expect(await second).toMatchObject({ ok: true })
    expect([shown(), readQuantity(store, id)]).toEqual([5, 5])
    expect(server.asked()).toEqual([`PUT /web/v1/cart/items/${id}`])
  })

  test('a click whose call failed has the outcome of a click that is made while the cart is loaded', async () => {
    const { store, id, shown } = await openCart()
    server.failCall('put', '/v1/cart/items/:id')
    const { asked, answer } = server.holdAnswer('get', '/v1/cart')
    const first = store.dispatch(updateItem(id, 2))
    await asked
    server.restoreCalls()
    const second = store.dispatch(updateItem(id, 5))
    answer()
    const success = { ok: true }
    expect(await Promise.all([first, second])).toMatchObject([success, success])
    expect([shown(), readQuantity(store, id)]).toEqual([5, 5])
  })

  test('the last click stays on the page while its call is in progress, after two clicks that share an outcome', async () => {
    const { store, id, shown } = await openCart()
    const calls = [2, 3, 4].map((quantity) => ({ quantity, asked: createGate(), answering: createGate() }))
    server.server.use(
      http.put('*/web/v1/cart/items/:id', async ({ request }) => {
        const { quantity } = (await request.clone().json()) as { quantity: number }
        const call = calls.find((one) => one.quantity === quantity)
        call?.asked.open()
        await call?.answering.opened
        return quantity === 2 ? Response.error() : server.shop(request)
      }),
    )
    const clicks: Promise<unknown>[] = []
    for (const { quantity, asked } of calls) {
      clicks.push(store.dispatch(updateItem(id, quantity)))
      calls[quantity - 3]?.answering.open()
      await asked.opened
    }
    await clicks[0]
    expect([shown(), readQuantity(store, id)]).toEqual([4, 3])
    calls.at(-1)?.answering.open()
    await Promise.all(clicks)
    expect([shown(), readQuantity(store, id)]).toEqual([4, 4])
  })

  test('the cart is loaded when the call of a later click is refused after one whose response was lost', async () => {
    const { store, id, shown } = await openCart()
    const { asked, answer } = server.holdAnswer('put', '/v1/cart/items/:id')
    const first = store.dispatch(updateItem(id, 2))
    await asked
    const second = store.dispatch(updateItem(id, 5))
    server.failCall('put', '/v1/cart/items/:id', 422, { type: 'invalid' })
    answer(HttpResponse.error())
    expect(await second).toMatchObject({ ok: false, error: { type: 'invalid' } })
    expect(await first).toMatchObject({ ok: false, error: { type: 'invalid' } })
    expect([shown(), readQuantity(store, id)]).toEqual([2, 2])
  })

  test('after an error the page shows the quantity in the cart, and the next change is sent', async () => {
    const { store, id, shown } = await openCart()
    server.failCall('put', '/v1/cart/items/:id')
    expect(await store.dispatch(updateItem(id, 2))).toMatchObject({ ok: false, error: { code: 'ERR_NETWORK' } })
    expect(shown()).toBe(1)
    server.restoreCalls()
    expect(await store.dispatch(updateItem(id, 3))).toMatchObject({ ok: true })
    expect(shown()).toBe(3)
  })
})

describe('SPEC §4: release of the busy flag', () => {
  test('the busy flag is released when a bug throws, and the next change is sent', async () => {
    await storeWithChair()
    let broken = false
    const store = createTestStore(1, 't', (languageId, name) => (tokens) => {
      const client = connectTo(languageId, name)(tokens)
      const throwing: typeof client.request = () => {
        throw new RangeError('a bug')
      }
      return { request: (...call) => (broken ? throwing : client.request)(...call) }
    })
    await store.dispatch(startStore())
    const id = store.getState().cart.cart?.items[0]?.id ?? 0
    broken = true
    await expect(store.dispatch(updateItem(id, 2))).rejects.toThrow('a bug')
    await expect(store.dispatch(addVoucher('WELKOM10'))).rejects.toThrow('a bug')
    expect(store.getState().cart).toMatchObject({ pending: 0, wanted: {} })
    broken = false
    expect(await store.dispatch(updateItem(id, 4))).toMatchObject({ ok: true })
    expect(readQuantity(store, id)).toBe(4)
  })
})
