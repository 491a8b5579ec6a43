import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import type { Search } from '../search/readSearch'
import { all, chosenFilters, hasVersion, without, type ChosenFilters } from './chosenFilters'
import type { ListQuery } from './listQuery'
import { scopeConditions } from './scope'
import { SqlParameters } from './SqlParameters'

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

export function listConditions(database: ShopDatabase, { query, search, lang }: List): ListConditions {
  const parameters = new SqlParameters()
  const scope = scopeConditions(query, search, lang, parameters)
  return { scope, filters: chosenFilters(database, query, parameters), parameters }
}

/** The condition that a product is in the list. */
export const inList = ({ scope, filters }: ListConditions): string =>
  all([...scope, ...without(filters.product, null), hasVersion(filters)])

/** How many products a list has. */
export function countProducts(database: ShopDatabase, list: List): number {
  const conditions = listConditions(database, list)
  const sql = `SELECT count(*) AS total FROM product WHERE ${inList(conditions)}`
  return database.one<{ total: number }>(sql, ...conditions.parameters.values)?.total ?? 0
}
