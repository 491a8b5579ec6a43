import { writeStored } from './storage'

/** The keys of what this device remembers of searching and looking around; features/search and features/product use them. */
export const historyKeys = {
  searches: 'upnorth.searches',
  viewed: 'upnorth.seen',
} as const

/**
 * Removes the recent searches and the recently viewed products, for a logout: the next user of the device does not see
 * what the last one looked for.
 */
export function clearDeviceHistory(): void {
  for (const key of Object.values(historyKeys)) writeStored('local', key, null)
}
