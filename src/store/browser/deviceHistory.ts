import { writeStored } from './storage'

/** The keys of the history of this device. features/search uses the first key, and features/product the second. */
export const historyKeys = {
  searches: 'upnorth.searches',
  viewed: 'upnorth.seen',
  /** The width of the wall against which products are drawn; features/product uses this key too. */
  wall: 'upnorth.wall',
  /** The designs in a cart of a shop API that does not store them; store/design uses this key. */
  cartDesigns: 'upnorth.cartdesigns',
} as const

/** A logout clears the history, so that the next user of the device does not see it. */
export function clearDeviceHistory(): void {
  for (const key of Object.values(historyKeys)) writeStored('local', key, null)
}
