import { addToCart } from '../../../src/store/cart/addToCart'
import { chooseCarrier } from '../../../src/store/checkout/checkoutThunks'
import { submitGuest } from '../../../src/store/checkout/submitGuest'
import type { AppStore } from '../../../src/store/AppThunk'
import { guestDetails } from '../sandbox/Shopper'
import { chair, openTestStore, otherChair } from './testStore'

/** The cart contains one chair. */
export async function storeWithChair(languageId?: number): Promise<AppStore> {
  const store = await openTestStore(languageId)
  await store.dispatch(addToCart({ ...chair }))
  return store
}

/** The guest can pay for a chair that is collected in the shop. */
export async function openGuestAtPayment(): Promise<AppStore> {
  const store = await openTestStore()
  await store.dispatch(addToCart({ ...otherChair }))
  await store.dispatch(submitGuest(guestDetails))
  await store.dispatch(chooseCarrier({ id_carrier: 4 }))
  return store
}

export const onlyLine = (store: AppStore) => {
  const [line] = store.getState().cart.cart?.items ?? []
  if (!line) throw new Error('the cart has no line')
  return line
}
