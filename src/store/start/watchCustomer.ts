import { clearAllDrafts, pendingAdditionKey } from '../browser/formDrafts'
import { readStored } from '../browser/storage'
import { selectLogouts, selectRegisteredId } from '../session/sessionSlice'
import { resyncWishlist } from '../wishlist/resyncWishlist'
import type { AppStore } from '../AppThunk'

/**
 * Loads the account's wishlist as soon as a registered customer is known, which also moves the device's wishlist to the
 * account. Continues an addition to a gift list that waited for the login. Clears the drafts of another customer, while
 * a customer whose session expired finds their own drafts again. The drafts of a guest who logs in stay, because the
 * shop API, too, treats the guest as the same person.
 */
export function watchCustomer(store: AppStore): void {
  let knownCustomerId: number | null = null
  let draftOwnerId: number | null = null
  let logouts = selectLogouts(store.getState())
  store.subscribe(() => {
    const state = store.getState()
    // Text that is typed after a logout belongs to a visitor.
    if (selectLogouts(state) !== logouts) draftOwnerId = null
    logouts = selectLogouts(state)
    const customerId = selectRegisteredId(state)
    if (customerId !== null && customerId !== draftOwnerId) {
      if (draftOwnerId !== null) clearAllDrafts()
      draftOwnerId = customerId
    }
    if (customerId === knownCustomerId) return
    knownCustomerId = customerId
    if (customerId === null) return
    void store.dispatch(resyncWishlist())
    if (readStored('visit', pendingAdditionKey) !== null) void resumeAddition(store)
  })
}

/** The user may have left the panel to create an account or to log in on another page. */
const resumeAddition = ({ dispatch }: AppStore) =>
  import(/* webpackChunkName: "services" */ '../giftlist/pendingAddition').then(
    (chunk) => dispatch(chunk.resumeAddition()),
    () => undefined,
  )
