import { readStoredJson } from '../store/browser/readStoredJson'
import { writeStored } from '../store/browser/storage'

const storageKey = 'upnorth.counted'

const maxStoredOrders = 10

/** The numbers of the orders counted since the site was loaded, in case the browser cannot store them. */
const countedOrderNumbers = new Set<string>()

function readNumbers(): string[] {
  const storedValue = readStoredJson('local', storageKey)
  return Array.isArray(storedValue) ? storedValue.filter((orderNumber) => typeof orderNumber === 'string') : []
}

/** Returns false if this browser has counted the order before. */
export function markOrderCounted(orderNumber: string): boolean {
  const numbers = readNumbers()
  if (countedOrderNumbers.has(orderNumber) || numbers.includes(orderNumber)) return false
  countedOrderNumbers.add(orderNumber)
  writeStored('local', storageKey, JSON.stringify([orderNumber, ...numbers].slice(0, maxStoredOrders)))
  return true
}

export const forgetCountedOrders = (): void => writeStored('local', storageKey, null)
