import { addToCart } from '../../../src/store/cart/addToCart'
import { startStore } from '../../../src/store/services'
import type { AppStore } from '../../../src/store/start/createStore'
import { chair, createTestStore } from './testStore'

/** Returns a started store with one chair in the cart. */
export async function storeWithChair(): Promise<AppStore> {
  const store = createTestStore()
  await store.dispatch(startStore())
  await store.dispatch(addToCart({ ...chair }))
  return store
}
export const onlyLine = (store: AppStore) => {
  const [line] = store.getState().cart.cart?.items ?? []
  if (!line) throw new Error('the cart has no line')
  return line
}
