import { watchStoreActivity } from '../store/activity'
import { watchStoredValues } from '../store/browser/storage'
import type { RootState } from '../store/start/rootReducer'
import { watchDeviceWishes, listWishes } from '../store/wishlist/deviceWishes'
import { createTracker } from './createTracker'
import { watchShownPage } from './currentPage'
import type { SendEvent } from './events/events'

/**
 * Follows pages, the store, links and the wishlist of the device from now on. Returns a function that ends the
 * tracking.
 */
export function trackVisit(send: SendEvent, getState: () => RootState): () => void {
  const tracker = createTracker(send, getState)
  let knownWishes = listWishes()
  // Another tab sends its own events. This listener is added first, so that the next listener finds no new wishes.
  const stopOtherTabs = watchStoredValues(() => {
    knownWishes = listWishes()
  })
  const stopWishes = watchDeviceWishes(() => {
    const earlierIds = new Set(knownWishes.map((wish) => wish.id_product_attribute))
    knownWishes = listWishes()
    tracker.trackAddedWishes(knownWishes.filter((wish) => !earlierIds.has(wish.id_product_attribute)))
  })
  const followClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === window.location.origin) tracker.onLinkClicked(link.pathname)
  }
  window.addEventListener('click', followClick, true)
  const stopStore = watchStoreActivity(tracker)
  const stopPages = watchShownPage(tracker.onPage)
  return () => {
    window.removeEventListener('click', followClick, true)
    for (const stop of [stopOtherTabs, stopWishes, stopStore, stopPages]) stop()
  }
}
