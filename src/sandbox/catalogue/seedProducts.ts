import type { SandboxDatabase } from '../database/SandboxDatabase'
import { findDayAfter } from '../rules/days'
import { groupFacetKeys, type FacetKeys } from './facets'
import type { SeedData } from './readCatalogueFiles'
import type { CatalogueData, PictureData, ProductData, VariantData } from './catalogueShape'
import { findLowestPrice } from '../rules/money'
import { toCents } from '../../contract/money'
import { findSupply } from '../rules/supply'

const json = JSON.stringify

const insertProduct = `INSERT INTO product (id_product, position, id_brand, id_family, slug, name, added, is_new,
  tile, weight_grams, bulky, gift_wrap, designer, description, materials, care, dimensions, pictures, scenes, active,
  id_list_variant, drawings, material_keys)
  VALUES (?, ?, (SELECT id_brand FROM brand WHERE slug = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

/** The ids to which the rows of products refer, by the keys of the catalogue. */
interface KnownIds {
  families: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, CatalogueData['categories'][number]>
  scenes: ReadonlyMap<string, PictureData>
  facetKeys: FacetKeys
}

/** Inserts the products with their variants, categories and relations. Brands, families and categories must exist. */
export function seedProducts(database: SandboxDatabase, { catalogue, facets }: SeedData, now: Date): void {
  const known: KnownIds = {
    families: new Map(catalogue.families.map(({ key, id_family }) => [key, id_family])),
    categories: new Map(catalogue.categories.map((category) => [category.key, category])),
    scenes: new Map(catalogue.scenes.map(({ picture }) => [picture.file, picture])),
    facetKeys: groupFacetKeys(facets),
  }
  catalogue.products.forEach((product, position) => seedProduct(database, known, product, position, now))
  catalogue.products.forEach((product) => seedRelations(database, product))
}

function seedProduct(
  database: SandboxDatabase,
  known: KnownIds,
  product: ProductData,
  position: number,
  now: Date,
): void {
  const { id_product } = product
  const categories = product.categories.flatMap((key) => known.categories.get(key) ?? [])
  const withParents = new Set(
    categories.flatMap(({ id_category, id_parent }) => [id_category, id_parent ?? id_category]),
  )
  database.insert(
    insertProduct,
    id_product,
    position,
    product.brand,
    known.families.get(product.family ?? '') ?? null,
    json(product.slug),
    json(product.name),
    findDayAfter(now, -product.added_days_ago),
    product.is_new,
    product.tile,
    Math.round(product.weight_kg * 1000),
    product.bulky,
    product.gift_wrap,
    product.designer,
    json(product.description),
    json(product.materials),
    json(product.care),
    json(product.dimensions),
    json(product.pictures),
    json(product.scenes.map((file) => known.scenes.get(file))),
    product.active,
    product.list_variant,
    product.drawings && json(product.drawings),
    json(known.facetKeys.getMaterials(product.key)),
  )
  for (const { id_category } of categories) {
    database.run('INSERT INTO product_category VALUES (?, ?)', id_product, id_category)
  }
  for (const id of withParents) database.run('INSERT INTO category_product VALUES (?, ?)', id, id_product)
  product.combinations.forEach((one, at) => seedVariant(database, id_product, one, at, known.facetKeys))
}

function seedRelations(database: SandboxDatabase, product: ProductData): void {
  for (const kind of ['related', 'complementary'] as const) {
    product[kind].forEach((other, at) =>
      database.insert('INSERT INTO product_relation VALUES (?, ?, ?, ?)', product.id_product, kind, at, other),
    )
  }
}

const insertVariant = `INSERT INTO combination (id_product_attribute, id_product, position, id_sku, weight_grams, reference, ean13,
  name, slug, attributes, price_cents, regular_cents, lowest_cents, stock, delivery_unit, delivery_min, delivery_max,
  is_default, dimensions, drawings, photos, colour_keys) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?)`

/** Inserts a variant of a product that has already been inserted. */
function seedVariant(
  database: SandboxDatabase,
  id_product: number,
  one: VariantData,
  position: number,
  facetKeys: FacetKeys,
): void {
  const history = one.price_history.map(({ days_ago, price }) => ({ days_ago, cents: toCents(price) }))
  const price = toCents(one.sale_price ?? one.price)
  const lowest = one.sale_price === null ? null : findLowestPrice(history)
  const isReduced = lowest !== null && lowest > price
  const { stock, delivery } = findSupply(one)
  database.insert(
    insertVariant,
    one.id_product_attribute,
    id_product,
    position,
    one.id_sku,
    one.weight_kg && Math.round(one.weight_kg * 1000),
    one.reference,
    one.ean13,
    json(one.name),
    json(one.slug),
    json(one.attributes.map((option) => ({ ...option, ...facetKeys.getOptionKeys(option) }))),
    price,
    isReduced ? toCents(one.price) : null,
    isReduced ? lowest : null,
    stock,
    delivery.unit,
    delivery.min,
    delivery.max,
    one.default,
    one.dimensions && json(one.dimensions),
    one.drawings && json(one.drawings),
    json(one.photos),
    json(facetKeys.getColours(one)),
  )
}

/** Inserts the downloads of products. Products that this catalogue does not have are skipped. */
export function seedDownloads(database: SandboxDatabase, { catalogue, downloads }: SeedData): void {
  const ids = new Map(catalogue.products.map(({ key, id_product }) => [key, id_product]))
  for (const [position, { name, href, bytes, products }] of downloads.entries()) {
    for (const id_product of products.flatMap((key) => ids.get(key) ?? [])) {
      database.insert(
        'INSERT INTO product_download VALUES (?, ?, ?, ?, ?)',
        id_product,
        position,
        json(name),
        json(href),
        json(bytes),
      )
    }
  }
}
