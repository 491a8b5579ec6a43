import type { Sorting } from '../../contract/productList'
import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import { readProducts, type ProductRecord } from '../records/productRecord'
import { inList, listConditions, type List } from './list'

/** The shop's own order last, so that every order is one. */
const orders: Record<Exclude<Sorting, 'relevance'>, (lang: Lang) => string> = {
  recommended: () => 'product.position',
  newest: () => 'added DESC, product.position',
  price: () => 'from_cents, product.position',
  '-price': () => 'from_cents DESC, product.position',
  name: (lang) => `name_key_${lang}, product.position`,
}

/** How much a word counts in name, range, heads, others and rest of a product (database/searchSchema). */
export const weights = '10, 6, 6, 4, 1'

/** The products on one page of a list, in its order. Filters, order and paging are SQL's. */
export function findProducts(database: ShopDatabase, list: List): ProductRecord[] {
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
