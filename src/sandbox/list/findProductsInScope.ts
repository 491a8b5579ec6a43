import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Language } from '../http/language'
import { findHits } from '../search/findHits'
import type { Search } from '../search/readSearch'
import { type ListedProduct, readListedProducts } from './listedProducts'
import type { ListQuery } from './listQuery'

/** `search` is null if the query has no q. */
export interface ListRequest {
  query: ListQuery
  search: Search | null
  language: Language
}

/**
 * Returns the products in the scope of a list (contract ProductScope), in the order of the list. The filters are not
 * applied, not even `sale`, which also belongs to the scope.
 */
export function findProductsInScope(
  database: SandboxDatabase,
  { query, search, language }: ListRequest,
): ListedProduct[] {
  const { category, brand, family, campaign, ids, sort } = query
  const conditions: ((product: ListedProduct) => boolean)[] = []
  if (category !== undefined) {
    const key = String(category)
    conditions.push(({ categories }) => categories.includes(key))
  }
  if (brand !== undefined) conditions.push((product) => product.brand === brand)
  if (family !== undefined) conditions.push((product) => product.family === family)
  if (campaign !== undefined) {
    const campaignIds = readCampaignProducts(database, campaign)
    conditions.push(({ id }) => campaignIds.has(id))
  }
  if (ids !== undefined) {
    const requestedIds = new Set(ids)
    conditions.push(({ id }) => requestedIds.has(id))
  }
  if (query.new) conditions.push(({ isNew }) => isNew)
  const hits = search && findHits(database, search, language)
  if (hits) conditions.push(({ id }) => hits.has(id))
  const products = readListedProducts(database, sort === 'relevance' ? 'recommended' : sort, language)
  const productsInScope = products.filter((product) => conditions.every((isMet) => isMet(product)))
  if (sort !== 'relevance' || !hits) return productsInScope
  return productsInScope.sort((one, other) => (hits.get(one.id) ?? 0) - (hits.get(other.id) ?? 0))
}

const readCampaignProducts = (database: SandboxDatabase, id: string) =>
  new Set(database.column<number>('SELECT id_product FROM campaign_product WHERE id = ?', id))
