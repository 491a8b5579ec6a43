import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Lang } from '../http/language'
import type { Search } from '../search/readSearch'
import { all, chosenFilters, type ChosenFilters, hasVariant, SqlParameters, without } from './chosenFilters'
import type { ListQuery } from './listQuery'
import type { Sorting } from '../../contract/productList'
import { type ProductRecord, readProducts } from '../queries/product'

/** What is asked for: the checked query and, with q, what was made of it. */
export interface List {
  query: ListQuery
  search: Search | null
  lang: Lang
}

/** A list as SQL: conditions on `product` that say what it is about, and the chosen filters. */
export interface ListConditions {
  scope: readonly string[]
  filters: ChosenFilters
  parameters: SqlParameters
}

export function listConditions(database: SandboxDatabase, { query, search, lang }: List): ListConditions {
  const parameters = new SqlParameters()
  const scope = scopeConditions(query, search, lang, parameters)
  return { scope, filters: chosenFilters(database, query, parameters), parameters }
}

/** The condition that a product is in the list. */
const inList = ({ scope, filters }: ListConditions): string =>
  all([...scope, ...without(filters.product, null), hasVariant(filters)])

/** How many products a list has. */
export function countProducts(database: SandboxDatabase, list: List): number {
  const conditions = listConditions(database, list)
  const sql = `SELECT count(*) AS total FROM product WHERE ${inList(conditions)}`
  return database.one<{ total: number }>(sql, ...conditions.parameters.values)?.total ?? 0
}

/** What a search looks in, as the ids of products. */
export function foundProducts(search: Search, lang: Lang, parameters: SqlParameters): string {
  if (search.number !== null) {
    return `SELECT id_product FROM article_number WHERE number = ${parameters.add(search.number)}`
  }
  if (search.match === null) return 'SELECT NULL WHERE 0'
  return `SELECT rowid FROM search_${lang} WHERE search_${lang} MATCH ${parameters.add(search.match)}`
}

/** The conditions on `product` that say what a list is about (contract productScope; sale is a filter). */
function scopeConditions(query: ListQuery, search: Search | null, lang: Lang, parameters: SqlParameters): string[] {
  const { category, brand, family, campaign, ids } = query
  const within = (sql: string) => `product.id_product IN (${sql})`
  const conditions = ['product.active = 1']
  if (category !== undefined) {
    conditions.push(within(`SELECT id_product FROM category_product WHERE id_category = ${parameters.add(category)}`))
  }
  if (brand !== undefined) {
    conditions.push(`product.id_brand = (SELECT id_brand FROM brand WHERE slug = ${parameters.add(brand)})`)
  }
  if (family !== undefined) conditions.push(`product.id_family = ${parameters.add(family)}`)
  if (campaign !== undefined) {
    conditions.push(within(`SELECT id_product FROM campaign_product WHERE id = ${parameters.add(campaign)}`))
  }
  if (ids !== undefined) conditions.push(within(parameters.list(ids).slice(1, -1)))
  if (query.new) conditions.push('product.is_new = 1')
  if (search) conditions.push(within(foundProducts(search, lang, parameters)))
  return conditions
}

/** The shop's own order last, so that every order is one. */
const orders: Record<Exclude<Sorting, 'relevance'>, (lang: Lang) => string> = {
  recommended: () => 'product.position',
  newest: () => 'added DESC, product.position',
  price: () => 'from_cents, product.position',
  '-price': () => 'from_cents DESC, product.position',
  name: (lang) => `name_key_${lang}, product.position`,
}

/** How much a word counts in name, range, heads, others and rest of a product (database/search.sql). */
export const weights = '10, 6, 6, 4, 1'

/** The products on one page of a list, in its order. Filters, order and paging are SQL's. */
export function findProducts(database: SandboxDatabase, list: List): ProductRecord[] {
  const { query, search, lang } = list
  const conditions = listConditions(database, list)
  const { parameters } = conditions
  const ranked = query.sort === 'relevance' && search?.match != null && search.number === null
  const order = query.sort === 'relevance' ? orders.recommended(lang) : orders[query.sort](lang)
  const found = ranked
    ? `JOIN (SELECT rowid, bm25(search_${lang}, ${weights}) AS distance FROM search_${lang}
        WHERE search_${lang} MATCH ${parameters.add(search.match)}) AS hit ON hit.rowid = product.id_product`
    : ''
  const ids = database.all<{ id_product: number }>(
    `SELECT id_product FROM product ${found} WHERE ${inList(conditions)}
      ORDER BY ${ranked ? 'hit.distance, product.position' : order}
      LIMIT ${parameters.add(query.limit)} OFFSET ${parameters.add((query.page - 1) * query.limit)}`,
    ...parameters.values,
  )
  return readProducts(
    database,
    ids.map((row) => row.id_product),
  )
}
