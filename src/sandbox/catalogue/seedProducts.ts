import type { SandboxDatabase } from '../database/SandboxDatabase'
import { findDayAfter } from '../rules/days'
import { groupFacetKeys, type FacetKeys } from './facets'
import type { SeedData } from './readCatalogueFiles'
import type { CatalogueData, PictureData, ProductData, VariantData } from './catalogueShape'
import { findLowestPrice } from '../rules/money'
import { toCents } from '../../contract/money'
import { findSupply } from '../rules/supply'

/** Ids or rows, by the key with which a product in the catalogue refers to them. */
interface ReferencedRows {
  brands: ReadonlyMap<string, number>
  families: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, CatalogueData['categories'][number]>
  scenes: ReadonlyMap<string, PictureData>
  facetKeys: FacetKeys
}

/** The database must already contain the brands, families and categories of the products. */
export function seedProducts(database: SandboxDatabase, { catalogue, facets }: SeedData, now: Date): void {
  const referencedRows: ReferencedRows = {
    brands: new Map(catalogue.brands.map(({ slug, id_brand }) => [slug, id_brand])),
    families: new Map(catalogue.families.map(({ key, id_family }) => [key, id_family])),
    categories: new Map(catalogue.categories.map((category) => [category.key, category])),
    scenes: new Map(catalogue.scenes.map(({ picture }) => [picture.file, picture])),
    facetKeys: groupFacetKeys(facets),
  }
  catalogue.products.forEach((product, position) => seedProduct(database, referencedRows, product, position, now))
  catalogue.products.forEach((product) => seedRelations(database, product))
}

function seedProduct(
  database: SandboxDatabase,
  referencedRows: ReferencedRows,
  product: ProductData,
  position: number,
  now: Date,
): void {
  const { key, brand, family, weight_kg, added_days_ago, list_variant, scenes, ...otherFields } = product
  const { categories: categoryKeys, combinations, related, complementary, ...columns } = otherFields
  const { id_product } = product
  database.insertRow('product', {
    ...columns,
    position,
    id_brand: referencedRows.brands.get(brand),
    id_family: referencedRows.families.get(family ?? ''),
    added: findDayAfter(now, -added_days_ago),
    weight_grams: Math.round(weight_kg * 1000),
    scenes: scenes.map((file) => referencedRows.scenes.get(file)),
    id_list_variant: list_variant,
    material_keys: referencedRows.facetKeys.getMaterials(key),
  })
  const categories = [...new Set(categoryKeys)].flatMap(
    (categoryKey) => referencedRows.categories.get(categoryKey) ?? [],
  )
  for (const { id_category } of categories) database.insertRow('product_category', { id_product, id_category })
  const categoryAndParentIds = categories.flatMap(({ id_category, id_parent }) => [
    id_category,
    id_parent ?? id_category,
  ])
  for (const id_category of new Set(categoryAndParentIds))
    database.insertRow('category_product', { id_category, id_product })
  combinations.forEach((variant, index) => seedVariant(database, id_product, variant, index, referencedRows.facetKeys))
}

function seedRelations(database: SandboxDatabase, product: ProductData): void {
  for (const kind of ['related', 'complementary'] as const) {
    product[kind].forEach((id_other, position) =>
      database.insertRow('product_relation', { id_product: product.id_product, kind, position, id_other }),
    )
  }
}

function seedVariant(
  database: SandboxDatabase,
  id_product: number,
  variant: VariantData,
  position: number,
  facetKeys: FacetKeys,
): void {
  const { price, sale_price, price_history, weight_kg, default: isDefault, ...otherFields } = variant
  const { attributes, delivery: _, ...columns } = otherFields
  const price_cents = toCents(sale_price ?? price)
  const pastPrices = price_history.map((past) => ({ days_ago: past.days_ago, cents: toCents(past.price) }))
  const lowestCents = sale_price === null ? null : findLowestPrice(pastPrices)
  const isReduced = lowestCents !== null && lowestCents > price_cents
  const { stock, delivery } = findSupply(variant)
  database.insertRow('combination', {
    ...columns,
    id_product,
    position,
    weight_grams: weight_kg && Math.round(weight_kg * 1000),
    attributes: attributes.map((option) => ({ ...option, ...facetKeys.getOptionKeys(option) })),
    price_cents,
    regular_cents: isReduced ? toCents(price) : null,
    lowest_cents: isReduced ? lowestCents : null,
    stock,
    delivery_unit: delivery.unit,
    delivery_min: delivery.min,
    delivery_max: delivery.max,
    is_default: isDefault,
    colour_keys: facetKeys.getColours(variant),
  })
}

/** Skips products that this catalogue does not have. */
export function seedDownloads(database: SandboxDatabase, { catalogue, downloads }: SeedData): void {
  const ids = new Map(catalogue.products.map(({ key, id_product }) => [key, id_product]))
  for (const [position, { name, href, bytes, products }] of downloads.entries()) {
    for (const id_product of products.flatMap((key) => ids.get(key) ?? []))
      database.insertRow('product_download', { id_product, position, name, href, bytes })
  }
}
