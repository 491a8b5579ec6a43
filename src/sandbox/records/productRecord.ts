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
  active: number
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

const readCombination = (row: CombinationRow): CombinationRecord => ({
  ...row,
  name: parsed(row.name),
  slug: parsed(row.slug),
  attributes: parsed(row.attributes),
  dimensions: parsedOrNull(row.dimensions),
  photos: parsed(row.photos),
})

/** Products with their versions in the order of the ids, in two queries for all of them. Unknown ids are left out. */
export function readProducts(database: ShopDatabase, ids: readonly number[]): ProductRecord[] {
  const list = JSON.stringify(ids)
  const rows = database.all<ProductRow>(
    `SELECT product.*, brand.slug AS brand_slug, brand.name AS brand_name FROM json_each(?) AS wanted
      JOIN product ON product.id_product = wanted.value JOIN brand USING (id_brand) ORDER BY wanted.key`,
    list,
  )
  const versions = database.all<CombinationRow>(
    'SELECT * FROM combination WHERE id_product IN (SELECT value FROM json_each(?)) ORDER BY id_product, position',
    list,
  )
  const byProduct = groupByProduct(versions)
  return rows.map((row) => ({ ...row, combinations: (byProduct.get(row.id_product) ?? []).map(readCombination) }))
}

function groupByProduct(versions: CombinationRow[]): Map<number, CombinationRow[]> {
  const groups = new Map<number, CombinationRow[]>()
  for (const version of versions) groups.set(version.id_product, [...(groups.get(version.id_product) ?? []), version])
  return groups
}
