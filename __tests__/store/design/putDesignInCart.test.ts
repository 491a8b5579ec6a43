import { HttpResponse } from 'msw'
import type { Cart } from '../../../src/contract/cart'
import type { CartDesign } from '../../../src/contract/design'
import { putInCart } from '../../../src/store/cart/addToCart'
import type { DesignAddition } from '../../../src/store/design/designApi'
import { designThunks } from '../../../src/store/design/designThunks'
import { groupCartDesigns } from '../../../src/store/design/groupCartDesigns'
import { createRandomKey } from '../../../src/store/http/requestKey'
import type { AppStore } from '../../../src/store/AppThunk'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()

const toItem = ([id_product_attribute, quantity]: readonly [number, number]) => ({
  id_product: Math.floor(id_product_attribute / 100),
  id_product_attribute,
  quantity,
})
/** Two uprights with three shelves; with five shelves and another finish of one. */
const three = { design: '1.three', items: ([[102808, 2], [102904, 3]] as const).map(toItem) } // oxfmt-ignore
const five = { design: '1.five', items: ([[102808, 2], [102904, 4], [102912, 1]] as const).map(toItem) } // oxfmt-ignore
/** A chest of drawers that is sold out. */
const soldOut = { design: '1.soldout', items: ([[102808, 2], [103103, 1]] as const).map(toItem) } // oxfmt-ignore

const readCart = (store: AppStore): Cart => {
  const { cart } = store.getState().cart
  if (!cart) throw new Error('There is no cart')
  return cart
}
const readQuantities = (store: AppStore) =>
  Object.fromEntries(readCart(store).items.map((item) => [item.id_product_attribute, item.quantity]))
const put = (store: AppStore, addition: DesignAddition, replaces: CartDesign | null = null, key = createRandomKey()) =>
  store.dispatch(designThunks.putDesignInCart(addition, replaces, key))
const readDesigns = (store: AppStore) =>
  groupCartDesigns(readCart(store)).designs.map(({ design, count, total, discount }) => [
    design.design,
    count,
    total,
    discount,
  ])
const countAdditions = () => server.asked().filter((call) => call.startsWith('POST /web/v1/cart/')).length

/** Answers as an API would that knows no designs: without their links and field. */
function forgetDesigns() {
  for (const [method, path] of [['get', '/v1'], ['get', '/v1/cart'], ['post', '/v1/cart/items'], ['put', '/v1/cart/items/:id'], ['delete', '/v1/cart/items/:id']] as const) {
    server.overrideAnswer(method, path, async ({ request }) => {
      const answer = await server.shop(request)
      const body = await answer.text()
      const known = JSON.parse(body, (key, value: unknown) => (key === 'add_design' || key === 'designs' ? undefined : value))
      return HttpResponse.json(known, { status: answer.status })
    })
  } // oxfmt-ignore
}

describe.each([
  ['a shop API with designs', () => {}, 1],
  ['a shop API that knows no designs', forgetDesigns, 2],
])('with %s', (_, prepare, calls) => {
  let store: AppStore
  beforeEach(async () => {
    prepare()
    store = await openTestStore()
  })

  test('a design is put into the cart as real SKUs and shown as one design', async () => {
    expect(await put(store, three)).toMatchObject({ ok: true })
    expect(countAdditions()).toBe(calls)
    expect(readQuantities(store)).toEqual({ 102808: 2, 102904: 3 })
    expect(readDesigns(store)).toEqual([['1.three', 5, 275, 0]])
    expect(groupCartDesigns(readCart(store)).otherItems).toEqual([])
  })

  test('the campaign takes ten per cent off from six parts on', async () => {
    await put(store, five)
    expect(readDesigns(store)).toEqual([['1.five', 7, 390, 39]])
    expect(readCart(store).totals).toMatchObject({ items: 390, discount: 39, total: 351 })
  })

  test('other items of the cart stay beside the design', async () => {
    await store.dispatch(putInCart({ id_product: 1029, id_product_attribute: 102904, quantity: 2 }))
    await put(store, three)
    const { designs, otherItems: others } = groupCartDesigns(readCart(store))
    expect(designs).toHaveLength(1)
    expect(others.map(({ item, quantity }) => [item.id_product_attribute, quantity])).toEqual([[102904, 2]])
  })

  test('a changed design takes the place of the one in the cart', async () => {
    await put(store, three)
    const [before] = groupCartDesigns(readCart(store)).designs
    expect(await put(store, five, before!.design)).toMatchObject({ ok: true })
    expect(readQuantities(store)).toEqual({ 102808: 2, 102904: 4, 102912: 1 })
    expect(readDesigns(store).map(([design]) => design)).toEqual(['1.five'])
  })

  test('a design with a part that is sold out changes nothing', async () => {
    await put(store, three)
    const [before] = groupCartDesigns(readCart(store)).designs
    expect(await put(store, soldOut, before!.design)).toMatchObject({ ok: false, error: { type: 'out_of_stock' } })
    expect(readQuantities(store)).toEqual({ 102808: 2, 102904: 3 })
    expect(readDesigns(store).map(([design]) => design)).toEqual(['1.three'])
  })

  test('a design is taken out with all its parts', async () => {
    await store.dispatch(putInCart({ id_product: 1029, id_product_attribute: 102904, quantity: 1 }))
    await put(store, three)
    const [own] = groupCartDesigns(readCart(store)).designs
    expect(await store.dispatch(designThunks.removeDesignFromCart(own!.design))).toMatchObject({ ok: true })
    expect(readQuantities(store)).toEqual({ 102904: 1 })
    expect(readDesigns(store)).toEqual([])
  })
})

test('a part that cannot be taken out leaves the whole design in the cart of a shop API that knows no designs', async () => {
  forgetDesigns()
  const store = await openTestStore()
  await put(store, three)
  const [own] = groupCartDesigns(readCart(store)).designs
  let calls = 0
  server.overrideAnswer('delete', '/v1/cart/items/:id', ({ request }) => {
    calls += 1
    return calls === 1 ? server.shop(request) : HttpResponse.json({ type: 'invalid' }, { status: 422 })
  })
  expect(await store.dispatch(designThunks.removeDesignFromCart(own!.design))).toMatchObject({ ok: false })
  expect(readQuantities(store)).toEqual({ 102808: 2, 102904: 3 })
  expect(readDesigns(store)).toEqual([['1.three', 5, 275, 0]])
})

test('an error for lack of stock says which parts are short', async () => {
  const store = await openTestStore()
  expect(await put(store, soldOut)).toMatchObject({
    error: { data: { missing: [{ id_product_attribute: 103103, stock: 0 }] } },
  })
})

test('a design whose answer was lost is in the cart once', async () => {
  const store = await openTestStore()
  let isLost = true
  server.overrideAnswer('post', '/v1/cart/designs', async ({ request }) => {
    const answer = await server.shop(request)
    if (!isLost) return answer
    isLost = false
    return HttpResponse.error()
  })
  expect(await put(store, three)).toMatchObject({ ok: true })
  expect(readQuantities(store)).toEqual({ 102808: 2, 102904: 3 })
  isLost = true
  const [before] = groupCartDesigns(readCart(store)).designs
  expect(await put(store, five, before!.design)).toMatchObject({ ok: true })
  expect(readQuantities(store)).toEqual({ 102808: 2, 102904: 4, 102912: 1 })
})

test('a second tap with the same key adds nothing', async () => {
  const store = await openTestStore()
  await Promise.all([put(store, three, null, 'one tap'), put(store, three, null, 'one tap')])
  expect(readQuantities(store)).toEqual({ 102808: 2, 102904: 3 })
})

test('without the shop API, the error says so and nothing is remembered', async () => {
  server.failCall('get', '/v1')
  const store = await openTestStore()
  expect(await put(store, three)).toMatchObject({ ok: false, error: { code: 'ERR_NETWORK' } })
})

test('the SKUs of products are loaded with their price, stock and delivery of now', async () => {
  const store = await openTestStore()
  server.sandbox.database.run(
    'UPDATE combination SET stock = 1, price_cents = 4950 WHERE id_product_attribute = 102808',
  )
  const fresh = await store.dispatch(designThunks.loadFreshSkus([1028, 1029], new AbortController().signal))
  expect(fresh.size).toBe(42)
  expect(fresh.get(502808)).toEqual({ price: 49.5, stock: 1, delivery: expect.objectContaining({ unit: 'days' }) })
})
