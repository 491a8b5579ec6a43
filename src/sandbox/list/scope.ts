import type { Lang } from '../http/language'
import type { Search } from '../search/readSearch'
import type { ListQuery } from './listQuery'
import type { SqlParameters } from './SqlParameters'

/** What a search looks in, as the ids of products. */
export function foundProducts(search: Search, lang: Lang, parameters: SqlParameters): string {
  if (search.number !== null) {
    return `SELECT id_product FROM article_number WHERE number = ${parameters.add(search.number)}`
  }
  if (search.match === null) return 'SELECT NULL WHERE 0'
  return `SELECT rowid FROM search_${lang} WHERE search_${lang} MATCH ${parameters.add(search.match)}`
}

/** The conditions on `product` that say what a list is about (contract productScope; sale is a filter). */
export function scopeConditions(
  query: ListQuery,
  search: Search | null,
  lang: Lang,
  parameters: SqlParameters,
): string[] {
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
