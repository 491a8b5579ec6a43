import { HttpResponse } from 'msw'
import { addToCart } from '../../../src/store/cart/addToCart'
import { reloadCart } from '../../../src/store/cart/storedCartThunks'
import { removeItem, updateItem } from '../../../src/store/cart/cartThunks'
import { addVoucher, removeVoucher } from '../../../src/store/cart/voucherThunks'
import { loggedOut } from '../../../src/store/sharedActions'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { chair, createTestStore, openTestStore, otherChair } from '../../support/store/testStore'
import { onlyLine, storeWithChair } from '../../support/store/storeWithChair'

const server = startSandboxServer()
const stored = () => Object.values({ ...window.localStorage })

describe('SPEC §4 cart', () => {
  test.each([0, -1, -99])('SPEC §5: an update to quantity %i removes the item by its remove link', async (quantity) => {
    const store = await storeWithChair()
    const line = onlyLine(store)
    expect(await store.dispatch(updateItem(line.id, quantity))).toMatchObject({ ok: true })
    expect(server.asked().at(-1)).toBe(`DELETE /web${line._links['remove']?.href}`)
    expect(store.getState().cart.cart?.items).toEqual([])
  })

  test('removing an item that no longer exists sends no request and keeps the cart', async () => {
    const store = await storeWithChair()
    await store.dispatch(addToCart({ ...otherChair }))
    const { id } = onlyLine(store)
    await Promise.all([store.dispatch(removeItem(id)), store.dispatch(removeItem(id))])
    expect(server.asked().filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
    expect(store.getState().cart.cart?.items).toHaveLength(1)
  })
})

describe('SPEC §8: the outcome of a cart change', () => {
  test('adding and updating return type and data of the response or of the error', async () => {
    const store = await storeWithChair()
    const { cart } = store.getState().cart
    server.overrideAnswer('post', '/v1/cart/items', () => HttpResponse.json({ cart, type: 'added', data: { left: 3 } }))
    expect(await store.dispatch(addToCart({ ...chair }))).toMatchObject({
      ok: true,
      answer: { type: 'added', data: { left: 3 } },
    })
    server.failCall('put', '/v1/cart/items/:id', 409, { type: 'out_of_stock', data: { stock: 2 } })
    expect(await store.dispatch(updateItem(onlyLine(store).id, 9))).toMatchObject({
      ok: false,
      error: { type: 'out_of_stock', data: { stock: 2 }, status: 409 },
    })
  })

  test('adding and removing a voucher return the type of the response', async () => {
    const store = await storeWithChair()
    expect(await store.dispatch(addVoucher('NO-SUCH-CODE'))).toMatchObject({
      ok: false,
      error: { type: expect.any(String) },
    })
    await store.dispatch(addToCart({ ...otherChair }))
    const added = await store.dispatch(addVoucher('WELKOM10'))
    expect(added).toMatchObject({ ok: true, answer: { type: expect.any(String) } })
    expect(added).not.toHaveProperty('data')
    const [voucher] = store.getState().cart.cart?.vouchers ?? []
    expect(voucher?.code).toBe('WELKOM10')
    expect(await store.dispatch(removeVoucher(voucher?.id_cart_rule ?? 0))).toMatchObject({ ok: true })
    expect(store.getState().cart.cart?.vouchers).toEqual([])
  })

  test('adding a voucher without a cart returns an error and sends no request', async () => {
    const store = createTestStore()
    expect(await store.dispatch(addVoucher('WELKOM10'))).toMatchObject({ ok: false, error: { code: 'ERR_NO_CART' } })
    expect(server.asked()).toEqual([])
  })
})

describe('SPEC §8: a cart that cannot be loaded', () => {
  test('the token is kept when the request for the cart fails', async () => {
    const store = await storeWithChair()
    const { token } = store.getState().cart
    server.failCall('get', '/v1/cart')
    const next = await openTestStore()
    expect(next.getState().cart).toMatchObject({ cart: null, token, error: { message: 'Network Error' } })
    expect(stored()).toEqual([token])
    server.restoreCalls()
    await next.dispatch(reloadCart())
    expect(next.getState().cart).toMatchObject({ cart: { items: [{ quantity: 1 }] }, error: null })
  })

  test('an error that arrives after a logout is not shown to the next user', async () => {
    const store = await storeWithChair()
    const { asked, answer } = server.holdAnswer('get', '/v1/cart')
    const loaded = store.dispatch(reloadCart())
    await asked
    store.dispatch(loggedOut())
    answer(HttpResponse.json({ type: 'error' }, { status: 500 }))
    await loaded
    expect(store.getState().cart).toMatchObject({ cart: null, token: null, error: null })
  })

  test('the token is removed from storage when the error response says that the cart is closed', async () => {
    await storeWithChair()
    server.failCall('get', '/v1/cart', 409, { type: 'cart_closed', data: { closed: true } })
    const next = await openTestStore()
    expect(next.getState().cart.token).toBeNull()
    expect(stored()).toEqual([])
  })

  test.each([{ closed: 'true' }, { closed: 1 }, 'closed', null])(
    'the token is kept when the data of the error response are %j',
    async (data) => {
      await storeWithChair()
      server.failCall('get', '/v1/cart', 409, { data })
      const next = await openTestStore()
      expect(stored()).toEqual([next.getState().cart.token])
    },
  )
})

describe('SPEC §2 side panel: cart result', () => {
  test('the side panel opens with the added product and the outcome of a successful addition', async () => {
    const store = await storeWithChair()
    expect(store.getState().sidePanel.content).toMatchObject({
      mode: 'cartResult',
      data: { error: null, addition: chair },
    })
  })

  test('the side panel opens with the error of a failed addition', async () => {
    const store = createTestStore()
    server.failCall('post', '/v1/cart/items', 409, { type: 'out_of_stock' })
    await store.dispatch(addToCart({ ...chair }))
    expect(store.getState().sidePanel.content).toMatchObject({
      mode: 'cartResult',
      data: { error: { type: 'out_of_stock', status: 409 } },
    })
  })
})
