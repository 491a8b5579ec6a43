import { readStored, writeStored } from '../store/browser/storage'

const storageKey = 'upnorth.counted'

const maxOrders = 10

/** The orders that this page has counted, if the browser cannot store them. */
const countedInMemory = new Set<string>()

function readNumbers(): string[] {
  try {
    const storedValue: unknown = JSON.parse(readStored('local', storageKey) ?? '[]')
    return Array.isArray(storedValue) ? storedValue.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Records an order as counted. Returns false if this device has counted the order before. */
export function countOrder(number: string): boolean {
  const numbers = readNumbers()
  if (countedInMemory.has(number) || numbers.includes(number)) return false
  countedInMemory.add(number)
  writeStored('local', storageKey, JSON.stringify([number, ...numbers].slice(0, maxOrders)))
  return true
}

export const forgetCountedOrders = (): void => writeStored('local', storageKey, null)
