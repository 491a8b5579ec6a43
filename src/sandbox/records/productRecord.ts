import type { AttributeData, PictureData, TextData } from '../catalogue/shape'
import type { ShopDatabase } from '../database/ShopDatabase'
import { parsed, parsedOrNull } from './json'

interface ProductRow {
  id_product: number
  id_family: number | null
  slug: string
  name: string
  brand_slug: string
  brand_name: string
  is_new: number
  sale_percent: number | null
  tile: 'single' | 'wide'
  weight_grams: number
  bulky: number
  gift_wrap: number
  designer: string | null
  description: string
  materials: string
  care: string
  dimensions: string
  scenes: string
}

interface CombinationRow {
  id_product_attribute: number
  id_product: number
  id_sku: number
  reference: string
  ean13: string
  name: string
  slug: string
  attributes: string
  price_cents: number
  regular_cents: number | null
  lowest_cents: number | null
  stock: number
  delivery_unit: 'days' | 'weeks'
  delivery_min: number
  delivery_max: number
  is_default: number
  dimensions: string | null
  photos: string
}

export type CombinationRecord = Omit<CombinationRow, 'name' | 'slug' | 'attributes' | 'dimensions' | 'photos'> & {
  name: TextData
  slug: TextData
  attributes: AttributeData[]
  dimensions: Record<string, number> | null
  photos: PictureData[]
}

/** A product with its versions in shop order, texts still in both languages. */
export type ProductRecord = ProductRow & { combinations: CombinationRecord[] }

/** Columns and tables of a ProductRow; a query adds WHERE, ORDER BY and LIMIT. */
export const selectProducts = `SELECT product.*, brand.slug AS brand_slug, brand.name AS brand_name
  FROM product JOIN brand USING (id_brand)`

const readCombination = (row: CombinationRow): CombinationRecord => ({
  ...row,
  name: parsed(row.name),
  slug: parsed(row.slug),
  attributes: parsed(row.attributes),
  dimensions: parsedOrNull(row.dimensions),
  photos: parsed(row.photos),
})

/** Rows of `selectProducts` with their versions, in two queries for all of them. */
export function readProducts(database: ShopDatabase, sql: string, ...values: (string | number)[]): ProductRecord[] {
  const rows = database.all<ProductRow>(sql, ...values)
  const versions = database.all<CombinationRow>(
    'SELECT * FROM combination WHERE id_product IN (SELECT value FROM json_each(?)) ORDER BY id_product, position',
    JSON.stringify(rows.map((row) => row.id_product)),
  )
  const byProduct = groupByProduct(versions)
  return rows.map((row) => ({ ...row, combinations: (byProduct.get(row.id_product) ?? []).map(readCombination) }))
}

function groupByProduct(versions: CombinationRow[]): Map<number, CombinationRow[]> {
  const groups = new Map<number, CombinationRow[]>()
  for (const version of versions) groups.set(version.id_product, [...(groups.get(version.id_product) ?? []), version])
  return groups
}
