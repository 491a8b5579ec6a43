import { putInCart } from '../../../src/store/cart/addToCart'
import { changeContribution, chooseGiftDestination } from '../../../src/store/cart/giftThunks'
import { removeItem } from '../../../src/store/cart/cartThunks'
import { selectIsCartBusy } from '../../../src/store/cart/cartSlice'
import type { AppStore } from '../../../src/store/AppThunk'
import { insertGiftlist } from '../../support/sandbox/insertGiftlist'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()
const chair = { id_product: 1004, id_product_attribute: 100402 }

async function storeWithGift(amount?: number) {
  const { id } = insertGiftlist(server.sandbox.database, [{ variant: chair.id_product_attribute }])
  const store = await openTestStore()
  await store.dispatch(putInCart({ ...chair, id_giftlist_product: id, amount }))
  return { store, line: findLine(store) }
}

function findLine({ getState }: AppStore) {
  const line = getState().cart.cart?.items[0]
  if (!line) throw new Error('the cart has no gift')
  return line
}
const calls = (path: string) => server.asked().filter((call) => call.includes(path)).length

test('the cart is busy while a destination is sent, and an unchanged destination is not sent', async () => {
  const { store, line } = await storeWithGift()
  const change = store.dispatch(chooseGiftDestination(line.id, 'pickup'))
  expect(selectIsCartBusy(store.getState())).toBe(true)
  expect(await change).toMatchObject({ ok: true })
  expect(selectIsCartBusy(store.getState())).toBe(false)
  expect(findLine(store).destination).toBe('pickup')
  expect(await store.dispatch(chooseGiftDestination(line.id, 'pickup'))).toMatchObject({ ok: true })
  expect(calls('/destination')).toBe(1)
})

test('several choices are sent one after another, the latest last', async () => {
  const { store, line } = await storeWithGift()
  await Promise.all([
    store.dispatch(chooseGiftDestination(line.id, 'pickup')),
    store.dispatch(chooseGiftDestination(line.id, 'giver')),
    store.dispatch(chooseGiftDestination(line.id, 'pickup')),
  ])
  expect(findLine(store).destination).toBe('pickup')
})

test('a gift that was removed in another tab no longer has a destination, and the cart shows that', async () => {
  const { store, line } = await storeWithGift()
  const other = await openTestStore()
  await other.dispatch(removeItem(line.id))
  const outcome = await store.dispatch(chooseGiftDestination(line.id, 'pickup'))
  expect(outcome).toMatchObject({ ok: false, error: { status: 404 } })
  expect(store.getState().cart.cart?.items).toEqual([])
  expect(store.getState().cart.difference?.removed).toHaveLength(1)
  expect(await store.dispatch(chooseGiftDestination(line.id, 'pickup'))).toMatchObject({
    ok: false,
    error: { code: 'ERR_NO_LINE' },
  })
})

test('the amount of a contribution changes, even when the response is lost', async () => {
  const { store, line } = await storeWithGift(50)
  server.loseAnswer('put', '/v1/cart/items/:id')
  expect(await store.dispatch(changeContribution(line.id, 12.5))).toMatchObject({ ok: true })
  expect(findLine(store)).toMatchObject({ amount: 12.5, quantity: 1 })
})

test('a second contribution whose response is lost counts once, and is shown as added', async () => {
  const { store, line } = await storeWithGift(50)
  server.loseAnswer('post', '/v1/cart/items')
  const { id_giftlist_product } = line
  expect(await store.dispatch(putInCart({ ...chair, id_giftlist_product, amount: 20.1 }))).toMatchObject({ ok: true })
  expect(findLine(store).amount).toBe(70.1)
})

test('a list that was closed in the meantime is an error, and the cart shows that nothing remains', async () => {
  const { store, line } = await storeWithGift(50)
  server.sandbox.database.run('UPDATE giftlist SET published = 0')
  const outcome = await store.dispatch(changeContribution(line.id, 60))
  expect(outcome).toMatchObject({ ok: false, error: { type: 'giftlist_closed', status: 410 } })
  expect(findLine(store)).toMatchObject({ amount: 50, giftlist_remaining: 0 })
  expect(store.getState().cart.difference?.taken).toHaveLength(1)
})
