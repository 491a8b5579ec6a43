import { writeStored } from './storage'

/** The keys of what this device remembers of a visit; features/search and features/product use the first two. */
export const historyKeys = {
  searches: 'upnorth.searches',
  viewed: 'upnorth.seen',
  /** The designs in a cart of a shop API that does not keep them; store/design uses it. */
  cartDesigns: 'upnorth.cartdesigns',
} as const

/**
 * Removes the recent searches, the recently viewed products and the designs of the cart, for a logout: the next user of
 * the device does not see what the last one looked for.
 */
export function clearDeviceHistory(): void {
  for (const key of Object.values(historyKeys)) writeStored('local', key, null)
}
