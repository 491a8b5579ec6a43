import type { SandboxDatabase } from './SandboxDatabase'

/**
 * Returns a number that changes with every product, price and stock. Data that was read at another version is out of
 * date.
 */
export const readListVersion = (database: SandboxDatabase): number =>
  database.one<{ version: number }>('SELECT version FROM list_version')?.version ?? 0
