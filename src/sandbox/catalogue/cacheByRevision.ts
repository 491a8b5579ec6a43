import type { SandboxDatabase } from '../database/SandboxDatabase'

/**
 * Returns a function that reads a value from a database, and returns the same value until a product or a variant
 * changes, including its price and stock.
 */
export function cacheByRevision<Value>(
  read: (database: SandboxDatabase) => Value,
): (database: SandboxDatabase) => Value {
  const entries = new WeakMap<SandboxDatabase, { revision: number; value: Value }>()
  return (database) => {
    const revision = database.value<number>('SELECT revision FROM catalogue_revision') ?? 0
    const entry = entries.get(database)
    if (entry?.revision === revision) return entry.value
    const value = read(database)
    entries.set(database, { revision, value })
    return value
  }
}
