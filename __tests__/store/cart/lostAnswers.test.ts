import { HttpResponse } from 'msw'
import { idempotencyHeader } from '../../../src/contract/limits'
import { addToCart, putInCart } from '../../../src/store/cart/addToCart'
import { removeItem, restoreItem, updateItem } from '../../../src/store/cart/cartThunks'
import { selectCartCount } from '../../../src/store/cart/cartSlice'
import { addVoucher, removeVoucher } from '../../../src/store/cart/voucherThunks'
import {
  chooseAddresses,
  chooseCarrier,
  chooseCountry,
  chooseGiftWrapping,
} from '../../../src/store/checkout/checkoutThunks'
import { submitGuest } from '../../../src/store/checkout/submitGuest'
import type { RecordedError } from '../../../src/store/http/ApiError'
import { selectPanelContent } from '../../../src/store/sidePanelSlice'
import type { AppStore } from '../../../src/store/AppThunk'
import { guestDetails } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { onlyLine } from '../../support/store/storeWithChair'
import { createTestStore, openTestStore, otherChair } from '../../support/store/testStore'

const server = startSandboxServer()

/** Opens a store for a visitor with two chairs in the cart. */
async function visitorWithCart() {
  const store = await openTestStore()
  await store.dispatch(putInCart({ ...otherChair, quantity: 2 }))
  server.requests.length = 0
  return store
}
const countIn = (store: AppStore) => selectCartCount(store.getState())
const keysSent = () =>
  server.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get(idempotencyHeader))

const losses: [string, () => Response][] = [
  ['cut off', () => HttpResponse.error()],
  ['a 502', () => new HttpResponse(null, { status: 502 })],
  ['unreadable', () => HttpResponse.text('?')],
]
/** Makes the change of a call, and loses its response. */
function loseAnswer(method: 'post' | 'put' | 'delete', path: string, lost: () => Response) {
  server.overrideAnswer(method, path, async ({ request }) => {
    await server.shop(request)
    return lost()
  })
}

test('an addition that cannot be sent, because the root cannot be loaded, is known to have failed', async () => {
  const store = createTestStore()
  server.failCall('get', '/v1')
  const { ok, error } = await store.dispatch(putInCart({ ...otherChair }))
  expect({ ok, code: error?.code, isUnsettled: error?.isUnsettled }).toEqual({
    ok: false,
    code: 'ERR_NETWORK',
    isUnsettled: undefined,
  })
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

describe.each(losses)('a change that was made, though its answer was %s', (_what, lost) => {
  const changes: [
    string,
    'post' | 'put' | 'delete',
    string,
    (store: AppStore) => Promise<{ error: unknown }>,
    number,
  ][] = [
    ['an addition', 'post', '/v1/cart/items', (store) => store.dispatch(putInCart({ ...otherChair })), 3],
    ['a quantity', 'put', '/v1/cart/items/:id', (store) => store.dispatch(updateItem(onlyLine(store).id, 4)), 4],
    ['a removal', 'delete', '/v1/cart/items/:id', (store) => store.dispatch(removeItem(onlyLine(store).id)), 0],
    ['a voucher', 'post', '/v1/cart/vouchers', (store) => store.dispatch(addVoucher('noord25')), 2],
  ]
  test.each(changes)('the outcome of %s is a success', async (_name, method, path, change, count) => {
    const store = await visitorWithCart()
    loseAnswer(method, path, lost)
    expect(await change(store)).toMatchObject({ ok: true })
    expect(countIn(store)).toBe(count)
    expect(server.asked()).toContain('GET /web/v1/cart')
  })

  test('the outcome of removing a voucher is a success', async () => {
    const store = await visitorWithCart()
    await store.dispatch(addVoucher('NOORD25'))
    const { id_cart_rule } = store.getState().cart.cart!.vouchers[0]!
    loseAnswer('delete', '/v1/cart/vouchers/:id', lost)
    expect(await store.dispatch(removeVoucher(id_cart_rule))).toMatchObject({ ok: true })
    expect(store.getState().cart.cart?.vouchers).toEqual([])
  })

  test('the outcome of restoring a line is a success', async () => {
    const store = await visitorWithCart()
    const item = onlyLine(store)
    await store.dispatch(removeItem(item.id))
    loseAnswer('post', '/v1/cart/items', lost)
    expect(await store.dispatch(restoreItem(item))).toMatchObject({ ok: true })
    expect(countIn(store)).toBe(2)
  })

  test('the first addition of a visitor is repeated once with the same key, which finds the new cart', async () => {
    const store = await openTestStore()
    let calls = 0
    server.overrideAnswer('post', '/v1/cart/items', async ({ request }) => {
      const answer = await server.shop(request)
      return (calls += 1) === 1 ? lost() : answer
    })
    expect(await store.dispatch(putInCart({ ...otherChair }))).toMatchObject({ ok: true, answer: { type: 'added' } })
    expect(countIn(store)).toBe(1)
    const [first, second] = keysSent()
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect(second).toBe(first)
  })
})

test.each<[string, string, (store: AppStore) => Promise<RecordedError | null>]>([
  ['country', '/v1/cart/country', (store) => store.dispatch(chooseCountry({ id_country: 13 }))],
  ['carrier', '/v1/cart/carrier', (store) => store.dispatch(chooseCarrier({ id_carrier: 1 }))],
  [
    'wrapping',
    '/v1/cart/giftwrapping',
    (store) => store.dispatch(chooseGiftWrapping({ gift: true, gift_message: 'Hoera' })),
  ],
  [
    'address',
    '/v1/cart',
    (store) => {
      const id = store.getState().session.addresses.at(-1)!.id_address
      return store.dispatch(chooseAddresses({ id_address_delivery: id, id_address_invoice: id }))
    },
  ],
])('the choice of a %s that was made, though its answer was cut off, is a success', async (_what, path, choose) => {
  const store = await visitorWithCart()
  const invoice = { ...guestDetails.delivery, address1: 'Werf 3' }
  await store.dispatch(submitGuest({ ...guestDetails, invoice }))
  loseAnswer('put', path, () => HttpResponse.error())
  expect(await choose(store)).toBeNull()
})

test('a success without a body says that it is not known whether something was added', async () => {
  const store = await visitorWithCart()
  server.overrideAnswer('post', '/v1/cart/items', () => new HttpResponse(null, { status: 204 }))
  const { ok, error } = await store.dispatch(putInCart({ ...otherChair }))
  expect([ok, error?.isUnsettled]).toEqual([false, true])
})

test('a voucher that the cart had already is not called added when the answer to a second try was lost', async () => {
  const store = await visitorWithCart()
  await store.dispatch(addVoucher('noord25'))
  server.failCall('post', '/v1/cart/vouchers')
  expect(await store.dispatch(addVoucher('NOORD25'))).toMatchObject({ ok: false, error: { code: 'ERR_NETWORK' } })
})

test('a change that was not made returns an error that says that the cart is unchanged', async () => {
  const store = await visitorWithCart()
  server.failCall('post', '/v1/cart/items')
  server.failCall('put', '/v1/cart/items/:id')
  for (const change of [putInCart({ ...otherChair }), updateItem(onlyLine(store).id, 5)]) {
    const { ok, error } = await store.dispatch(change)
    expect([ok, error?.code, error?.isUnsettled]).toEqual([false, 'ERR_NETWORK', undefined])
  }
  expect(countIn(store)).toBe(2)
})

test('the error says that the outcome is unknown when the cart could not be loaded either', async () => {
  const store = await visitorWithCart()
  loseAnswer('put', '/v1/cart/items/:id', () => HttpResponse.error())
  server.overrideAnswer('get', '/v1/cart', () => new HttpResponse(null, { status: 500 }))
  const { error } = await store.dispatch(updateItem(onlyLine(store).id, 5))
  expect(error).toMatchObject({ code: 'ERR_NETWORK', isUnsettled: true })
})

test('a second attempt finds the new cart of an addition whose response was lost, when the previous cart was ordered', async () => {
  const store = await visitorWithCart()
  server.sandbox.database.run('UPDATE cart SET closed = 1')
  loseAnswer('post', '/v1/cart/items', () => HttpResponse.error())
  const outcome = await store.dispatch(putInCart({ ...otherChair }, 'key-1'))
  expect(outcome).toMatchObject({ ok: false, error: { isUnsettled: true } })
  server.restoreCalls()
  expect(await store.dispatch(putInCart({ ...otherChair }, 'key-1'))).toMatchObject({ ok: true })
  expect(countIn(store)).toBe(1)
  expect(server.sandbox.database.all('SELECT * FROM cart WHERE closed = 0')).toHaveLength(1)
})

test('a retry from the panel repeats the key of the addition, which counts once', async () => {
  const store = await visitorWithCart()
  loseAnswer('post', '/v1/cart/items', () => HttpResponse.error())
  server.failCall('get', '/v1/cart')
  await store.dispatch(addToCart({ ...otherChair }))
  const content = selectPanelContent(store.getState())
  if (content?.mode !== 'cartResult') throw new Error('The panel is not open')
  server.restoreCalls()
  expect(await store.dispatch(addToCart(content.data.addition, content.data.key))).toMatchObject({ ok: true })
  expect(countIn(store)).toBe(3)
  const [first, second] = keysSent()
  expect(second).toBe(first)
})

test('two additions of the same variant have different keys', async () => {
  const store = await visitorWithCart()
  await Promise.all([store.dispatch(putInCart({ ...otherChair })), store.dispatch(putInCart({ ...otherChair }))])
  expect(new Set(keysSent()).size).toBe(2)
  expect(countIn(store)).toBe(4)
})
