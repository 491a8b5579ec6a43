import type { Product } from '../../contract/product'
import type { AttributeData, DrawingsData, PictureData, TextData } from '../catalogue/catalogueShape'
import type { OptionKeys } from '../catalogue/facets'
import type { Language } from '../http/language'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import { parseColumn, parseColumnOrNull } from '../database/json'

interface ProductRow {
  id_product: number
  id_family: number | null
  slug: string
  name: string
  brand_slug: string
  brand_name: string
  is_new: number
  tile: 'single' | 'wide'
  weight_grams: number
  bulky: number
  gift_wrap: number
  designer: string | null
  description: string
  materials: string
  care: string
  dimensions: string
  pictures: string
  scenes: string
  active: number
  id_list_variant: number | null
  drawings: string | null
}

interface VariantRow {
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
  drawings: string | null
  photos: string
}

export type OptionRecord = AttributeData & OptionKeys

export type VariantRecord = Omit<VariantRow, 'name' | 'slug' | 'attributes' | 'dimensions' | 'drawings' | 'photos'> & {
  name: TextData
  slug: TextData
  attributes: OptionRecord[]
  drawings: DrawingsData | null
  dimensions: Record<string, number> | null
  photos: PictureData[]
}

/**
 * A product with its variants in the shop's order. Texts are in both languages: the product's as JSON, and the
 * variants' as objects.
 */
export type ProductRecord = ProductRow & { combinations: VariantRecord[] }

/** Reads products with their variants in the order of the ids, with two queries. Unknown ids are left out. */
export function readProducts(database: SandboxDatabase, ids: readonly number[]): ProductRecord[] {
  const idList = JSON.stringify(ids)
  const rows = database.all<ProductRow>(
    `SELECT product.*, brand.slug AS brand_slug, brand.name AS brand_name FROM json_each(?) AS wanted
      JOIN product ON product.id_product = wanted.value JOIN brand USING (id_brand) ORDER BY wanted.key`,
    idList,
  )
  const variants = database.all<VariantRow>(
    'SELECT * FROM combination WHERE id_product IN (SELECT value FROM json_each(?)) ORDER BY id_product, position',
    idList,
  )
  const variantsByProduct = groupByProduct(variants)
  return rows.map((row) => ({ ...row, combinations: (variantsByProduct.get(row.id_product) ?? []).map(parseVariant) }))
}

const parseVariant = (row: VariantRow): VariantRecord => ({
  ...row,
  name: parseColumn(row.name),
  slug: parseColumn(row.slug),
  attributes: parseColumn(row.attributes),
  dimensions: parseColumnOrNull(row.dimensions),
  drawings: parseColumnOrNull(row.drawings),
  photos: parseColumn(row.photos),
})

function groupByProduct(variants: VariantRow[]): Map<number, VariantRow[]> {
  const groups = new Map<number, VariantRow[]>()
  for (const variant of variants) groups.set(variant.id_product, [...(groups.get(variant.id_product) ?? []), variant])
  return groups
}

/** The related and complementary products and the downloads are in the shop's order. */
export interface ProductReferences {
  categories: number[]
  related: number[]
  complementary: number[]
  downloads: Product['downloads']
}

export function readProductReferences(
  database: SandboxDatabase,
  id_product: number,
  language: Language,
): ProductReferences {
  const relatedIdsSql = `SELECT id_other FROM product_relation JOIN product ON product.id_product = id_other
    WHERE product_relation.id_product = ? AND kind = ? AND active ORDER BY product_relation.position`
  return {
    categories: database.column(
      'SELECT id_category FROM product_category WHERE id_product = ? ORDER BY id_category',
      id_product,
    ),
    related: database.column(relatedIdsSql, id_product, 'related'),
    complementary: database.column(relatedIdsSql, id_product, 'complementary'),
    downloads: database.all(
      `SELECT name ->> ?1 AS name, href ->> ?1 AS href, bytes ->> ?1 AS bytes FROM product_download
        WHERE id_product = ?2 ORDER BY position`,
      language,
      id_product,
    ),
  }
}
