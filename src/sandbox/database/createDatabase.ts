import type { ShopData } from '../catalogue/readCatalogue'
import { seedDownloads } from '../catalogue/seedDownloads'
import { seedProducts } from '../catalogue/seedProducts'
import { seedCampaigns, seedFacets, seedRange } from '../catalogue/seedRange'
import { seedServicePoints } from '../catalogue/seedServicePoints'
import { seedCountries, seedTerms } from '../catalogue/seedTerms'
import { indexCatalogue } from '../search/indexCatalogue'
import { accountSchema } from './accountSchema.sql'
import { catalogueSchema } from './catalogueSchema.sql'
import { newsletterSchema } from './newsletterSchema.sql'
import { searchSchema } from './searchSchema.sql'
import type { ShopDatabase } from './ShopDatabase'
import { shopperSchema } from './shopperSchema.sql'
import { wishlistSchema } from './wishlistSchema.sql'
import { withdrawalSchema } from './withdrawalSchema.sql'

/** Counts up when a table changes, so that an older file is recognised. */
export const schemaVersion = 11

/**
 * True when the database has no tables yet. Throws when it was made for another version of the tables, or for a
 * catalogue made up to another number of products (kept as application_id).
 */
export function isEmpty(database: ShopDatabase, products: number): boolean {
  const version = database.one<{ user_version: number }>('PRAGMA user_version')?.user_version
  if (version === 0) return true
  const cure = 'npm run sandbox:reset makes it new'
  if (version !== schemaVersion) {
    throw new Error(`The sandbox database was made by another version of the shop: ${cure}`)
  }
  const madeFor = database.one<{ application_id: number }>('PRAGMA application_id')?.application_id
  if (madeFor === products) return false
  throw new Error(`The sandbox database was made with SANDBOX_PRODUCTS=${madeFor}, not ${products}: ${cure}`)
}

/** Makes all tables and fills those of the catalogue, all or nothing. Dates count from `now`. */
export function createDatabase(database: ShopDatabase, data: ShopData, now: Date): void {
  const { catalogue, facets } = data
  database.transaction(() => {
    database.exec(catalogueSchema)
    database.exec(searchSchema)
    database.exec(shopperSchema)
    for (const schema of [accountSchema, wishlistSchema, newsletterSchema, withdrawalSchema]) database.exec(schema)
    seedCountries(database, catalogue)
    seedRange(database, catalogue)
    seedFacets(database, facets)
    seedProducts(database, data, now)
    seedDownloads(database, data)
    seedCampaigns(database, catalogue, now)
    seedTerms(database, catalogue, now)
    seedServicePoints(database, data)
    indexCatalogue(database, data)
    database.exec(`PRAGMA user_version = ${schemaVersion}`)
  })
}
