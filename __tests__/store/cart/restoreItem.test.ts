import { addToCart, putInCart } from '../../../src/store/cart/addToCart'
import { restoreItem, removeItem } from '../../../src/store/cart/cartThunks'
import type { AppStore } from '../../../src/store/AppThunk'
import { insertGiftlist } from '../../support/sandbox/insertGiftlist'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()
/** A variant that is also on a gift list. */
const gift = { id_product: 1004, id_product_attribute: 100402 }

function withList() {
  insertGiftlist(server.sandbox.database, [{ variant: 100402, quantity: 4 }])
}
const listLines = ({ getState }: AppStore) => getState().cart.cart?.items ?? []

/**
 * Removes an item of quantity 3 from a gift list. The cart still has an item of the same variant without a gift list.
 */
async function afterRemoval() {
  withList()
  const store = await openTestStore()
  await store.dispatch(putInCart({ ...gift, quantity: 1 }))
  await store.dispatch(putInCart({ ...gift, quantity: 3, id_giftlist_product: 1 }))
  const line = listLines(store).find(({ id_giftlist_product: list }) => list === 1)
  if (!line) throw new Error('the line from the gift list is not there')
  await store.dispatch(removeItem(line.id))
  server.requests.length = 0
  return { store, line }
}
const shape = ({ getState }: AppStore) =>
  listLines({ getState } as AppStore).map(({ id_product_attribute, id_giftlist_product, quantity }) => ({
    id_product_attribute,
    id_giftlist_product,
    quantity,
  }))
const bothLines = [
  { id_product_attribute: 100402, id_giftlist_product: null, quantity: 1 },
  { id_product_attribute: 100402, id_giftlist_product: 1, quantity: 3 },
]

test('restoring an item adds it with its variant, gift list and quantity, without opening the side panel', async () => {
  const { store, line } = await afterRemoval()
  expect(await store.dispatch(restoreItem(line))).toMatchObject({ ok: true, answer: { type: 'added' } })
  expect(shape(store)).toEqual(bothLines)
  expect(listLines(store)[1]).toMatchObject({ giftlist_name: line.giftlist_name, combination: line.combination })
  expect(await server.requests.at(-1)?.json()).toEqual({ ...gift, id_giftlist_product: 1, quantity: 3, id_lang: 1 })
  expect(store.getState().sidePanel.content).toBeNull()
})

test('an item that is restored twice at the same time is added once', async () => {
  const { store, line } = await afterRemoval()
  const outcomes = await Promise.all([store.dispatch(restoreItem(line)), store.dispatch(restoreItem(line))])
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
  expect(shape(store)).toEqual(bothLines)
})

test('an item can be restored while its removal is in progress', async () => {
  const { store, line } = await afterRemoval()
  await store.dispatch(restoreItem(line))
  const again = listLines(store)[1]
  if (!again) throw new Error('the line did not come back')
  await Promise.all([store.dispatch(removeItem(again.id)), store.dispatch(restoreItem(again))])
  expect(shape(store)).toEqual(bothLines)
})

test('restoring an item that was added again in the meantime sets its former quantity', async () => {
  const { store, line } = await afterRemoval()
  await store.dispatch(putInCart({ ...gift, quantity: 1, id_giftlist_product: 1 }))
  expect(await store.dispatch(restoreItem(line))).toMatchObject({ ok: true, answer: { type: 'updated' } })
  expect(shape(store)).toEqual(bothLines)
})

test('an item can be restored after its cart was closed', async () => {
  const store = await openTestStore()
  await store.dispatch(addToCart({ ...gift, quantity: 2 }))
  const [line] = listLines(store)
  if (!line) throw new Error('nothing in the cart')
  server.sandbox.database.run('UPDATE cart SET closed = 1')
  await store.dispatch(removeItem(line.id))
  expect(store.getState().cart.cart).toBeNull()
  expect(await store.dispatch(restoreItem(line))).toMatchObject({ ok: true })
  expect(shape(store)).toEqual([{ id_product_attribute: 100402, id_giftlist_product: null, quantity: 2 }])
})

test('restoring an item whose stock is now too low returns an error', async () => {
  const { store, line } = await afterRemoval()
  server.sandbox.database.run('UPDATE combination SET stock = 1 WHERE id_product_attribute = 100402')
  expect(await store.dispatch(restoreItem(line))).toMatchObject({ ok: false, error: { type: 'out_of_stock' } })
})
