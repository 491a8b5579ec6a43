import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import type { ProductQuery } from '../routes/productQuery'
import { readProducts, selectProducts, type ProductRecord } from './productRecord'

const conditions = {
  category: `id_product IN (SELECT id_product FROM product_category JOIN category USING (id_category)
    WHERE id_category = ? OR id_parent = ?)`,
  brand: 'brand.slug = ?',
  family: 'id_family = ?',
  ids: 'id_product IN (SELECT value FROM json_each(?))',
  sale: 'EXISTS (SELECT 1 FROM combination WHERE combination.id_product = product.id_product AND regular_cents IS NOT NULL)',
  new: 'is_new = 1',
}
const lowest = '(SELECT min(price_cents) FROM combination WHERE combination.id_product = product.id_product)'
const orders: Record<ProductQuery['sort'], string> = {
  recommended: 'product.position',
  newest: 'added DESC, product.position',
  price: `${lowest}, product.position`,
  '-price': `${lowest} DESC, product.position`,
  name: `product.name ->> ? COLLATE NOCASE, product.position`,
}

/** One page of the products that a query asks for, and how many there are in all. Filters, order and paging are SQL's. */
export function findProducts(
  database: ShopDatabase,
  query: ProductQuery,
  lang: Lang,
): { total: number; products: ProductRecord[] } {
  const where: string[] = []
  const values: (string | number)[] = []
  const filter = (condition: string, ...given: (string | number)[]) => {
    where.push(condition)
    values.push(...given)
  }
  if (query.category !== undefined) filter(conditions.category, query.category, query.category)
  if (query.brand !== undefined) filter(conditions.brand, query.brand)
  if (query.family !== undefined) filter(conditions.family, query.family)
  if (query.ids !== undefined) filter(conditions.ids, JSON.stringify(query.ids))
  if (query.sale === '1') filter(conditions.sale)
  if (query.new === '1') filter(conditions.new)
  const filtered = where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''
  const counted = database.one<{ total: number }>(
    `SELECT count(*) AS total FROM product JOIN brand USING (id_brand)${filtered}`,
    ...values,
  )
  if (query.sort === 'name') values.push(lang)
  values.push(query.limit, (query.page - 1) * query.limit)
  const sql = `${selectProducts}${filtered} ORDER BY ${orders[query.sort]} LIMIT ? OFFSET ?`
  return { total: counted?.total ?? 0, products: readProducts(database, sql, ...values) }
}
