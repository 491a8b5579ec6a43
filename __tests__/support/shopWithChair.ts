import { addToCart } from '../../src/state/cart/addToCart'
import { startShop } from '../../src/state/startShop'
import type { ShopStore } from '../../src/state/store'
import { chair, createTestStore } from './shopStore'

/** A shop that has started, with one chair in the cart. */
export async function shopWithChair(): Promise<ShopStore> {
  const store = createTestStore()
  await store.dispatch(startShop())
  await store.dispatch(addToCart({ ...chair }))
  return store
}
export const onlyLine = (store: ShopStore) => {
  const [line] = store.getState().cart.cart?.items ?? []
  if (!line) throw new Error('the cart has no line')
  return line
}
