import type { SandboxDatabase } from './SandboxDatabase'

/** Returns a number that changes with each product, price and stock. What was read before a change is out of date. */
export const readListVersion = (database: SandboxDatabase): number =>
  database.one<{ version: number }>('SELECT version FROM list_version')?.version ?? 0
