import type { SandboxDatabase } from '../database/SandboxDatabase'

/**
 * Returns a number that changes with every change of a product, a price or a stock. Data that was read at another
 * revision is outdated.
 */
export const readCatalogueRevision = (database: SandboxDatabase): number =>
  database.value<number>('SELECT revision FROM catalogue_revision') ?? 0
