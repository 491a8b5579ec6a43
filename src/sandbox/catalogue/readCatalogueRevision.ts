import type { SandboxDatabase } from '../database/SandboxDatabase'

/**
 * Returns a number that changes whenever a product or a variant changes, including its price and stock. Data from
 * another revision is outdated.
 */
export const readCatalogueRevision = (database: SandboxDatabase): number =>
  database.value<number>('SELECT revision FROM catalogue_revision') ?? 0
