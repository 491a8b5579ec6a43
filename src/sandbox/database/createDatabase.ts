import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SeedData } from '../catalogue/readCatalogueFiles'
import { seedDownloads, seedProducts } from '../catalogue/seedProducts'
import { seedCampaigns, seedFacets, seedRange } from '../catalogue/seedRange'
import { seedCountries, seedServicePoints, seedTerms } from '../catalogue/seedTerms'
import { indexCatalogue } from '../search/indexCatalogue'
import type { SandboxDatabase } from './SandboxDatabase'

/**
 * Returns whether the database has no tables yet. Throws if the table definitions have changed since the database was
 * created, or if the database was created for another number of products. PRAGMA user_version stores the digest of the
 * definitions, and PRAGMA application_id the number of products.
 */
export function isEmpty(database: SandboxDatabase, productCount: number): boolean {
  const version = database.value<number>('PRAGMA user_version')
  if (version === 0) return true
  const hint = 'npm run sandbox:reset recreates it'
  if (version !== digestSchema()) {
    throw new Error(`The tables of the sandbox have changed since its database was created: ${hint}`)
  }
  const storedCount = database.value<number>('PRAGMA application_id')
  if (storedCount === productCount) return false
  throw new Error(`The sandbox database was made with SANDBOX_PRODUCTS=${storedCount}, not ${productCount}: ${hint}`)
}

/**
 * Creates all tables and fills the tables of the catalogue. Dates are relative to `now`. Must run in a transaction.
 */
export function createDatabase(database: SandboxDatabase, data: SeedData, now: Date): void {
  for (const name of schemaNames) database.exec(readSqlFile(name))
  fillCatalogue(database, data, now)
  database.exec(`PRAGMA user_version = ${digestSchema()}`)
}

/**
 * Replaces the catalogue in one transaction. The tables that users fill keep their rows; the stock is that of the new
 * catalogue. Throws if one of those rows refers to a row that the new catalogue lacks, such as the variant of a cart
 * item.
 */
export function replaceCatalogue(database: SandboxDatabase, data: SeedData, now: Date): void {
  const search = readSqlFile('search')
  const tables = [...readSqlFile('catalogue').matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => name)
  const searchTables = [...search.matchAll(/^CREATE (?:VIRTUAL )?TABLE (\w+)/gm)].map(([, name]) => name)
  database.transaction(() => {
    database.exec('PRAGMA defer_foreign_keys = ON')
    for (const table of tables) database.exec(`DELETE FROM ${table}`)
    // The rows of an FTS5 table without content cannot be deleted, so the tables are created again.
    for (const table of searchTables.reverse()) database.exec(`DROP TABLE ${table}`)
    database.exec(search)
    fillCatalogue(database, data, now)
  })
}

function fillCatalogue(database: SandboxDatabase, data: SeedData, now: Date): void {
  const { catalogue, facets } = data
  seedCountries(database, catalogue)
  seedRange(database, catalogue)
  seedFacets(database, facets)
  seedProducts(database, data, now)
  seedDownloads(database, data)
  seedCampaigns(database, catalogue, now)
  seedTerms(database, catalogue, now)
  seedServicePoints(database, data)
  indexCatalogue(database, data)
}

const schemaNames = ['catalogue', 'search', 'customers', 'contact'] as const

/** The path is relative to the project's root, because a build bundles this module into another folder. */
const readSqlFile = (name: (typeof schemaNames)[number]) =>
  readFileSync(path.resolve('src/sandbox/database', `${name}.sql`), 'utf8')

/** Returns a 32-bit digest of the table definitions. Comments and spacing do not change the digest. */
function digestSchema(): number {
  const sql = schemaNames
    .map(readSqlFile)
    .join('\n')
    .replace(/(--.*|\s)+/g, ' ')
  return createHash('sha256').update(sql).digest().readInt32BE()
}
