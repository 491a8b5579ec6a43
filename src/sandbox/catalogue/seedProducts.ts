import type { ShopDatabase } from '../database/ShopDatabase'
import { toCents } from '../money/cents'
import { lowestPriceBefore } from '../rules/lowestPrice'
import { supplyOf } from '../rules/madeToOrder'
import { dayFrom } from './days'
import type { CatalogueData, CombinationData, ProductData } from './shape'

const json = JSON.stringify

const insertProduct = `INSERT INTO product (id_product, position, id_brand, id_family, slug, name, added, is_new,
  sale_percent, tile, weight_grams, bulky, gift_wrap, designer, description, materials, care, dimensions, scenes)
  VALUES (?, ?, (SELECT id_brand FROM brand WHERE slug = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
const insertCombination = `INSERT INTO combination (id_product_attribute, id_product, position, id_sku, reference, ean13,
  name, slug, attributes, price_cents, regular_cents, lowest_cents, stock, delivery_unit, delivery_min, delivery_max,
  is_default, dimensions, photos) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

function seedCombination(database: ShopDatabase, id_product: number, one: CombinationData, position: number): void {
  const history = one.price_history.map(({ days_ago, price }) => ({ days_ago, cents: toCents(price) }))
  const reduced = one.sale_price !== null
  const regular = toCents(one.price)
  const { stock, delivery } = supplyOf(one)
  database.insert(
    insertCombination,
    one.id_product_attribute,
    id_product,
    position,
    one.id_sku,
    one.reference,
    one.ean13,
    json(one.name),
    json(one.slug),
    json(one.attributes),
    toCents(one.sale_price ?? one.price),
    reduced ? regular : null,
    reduced ? (lowestPriceBefore(history) ?? regular) : null,
    stock,
    delivery.unit,
    delivery.min,
    delivery.max,
    one.default,
    one.dimensions && json(one.dimensions),
    json(one.photos),
  )
}

function seedProduct(
  database: ShopDatabase,
  data: CatalogueData,
  product: ProductData,
  position: number,
  now: Date,
): void {
  const family = data.families.find((candidate) => candidate.key === product.family)
  const scenes = product.scenes.map((file) => data.scenes.find((scene) => scene.picture.file === file)?.picture)
  database.insert(
    insertProduct,
    product.id_product,
    position,
    product.brand,
    family?.id_family ?? null,
    json(product.slug),
    json(product.name),
    dayFrom(now, -product.added_days_ago),
    product.is_new,
    product.sale_percent,
    product.tile,
    Math.round(product.weight_kg * 1000),
    product.bulky,
    product.gift_wrap,
    product.designer,
    json(product.description),
    json(product.materials),
    json(product.care),
    json(product.dimensions),
    json(scenes),
  )
  for (const key of product.categories) {
    const category = data.categories.find((candidate) => candidate.key === key)
    database.insert('INSERT INTO product_category VALUES (?, ?)', product.id_product, category?.id_category)
  }
  product.combinations.forEach((one, at) => seedCombination(database, product.id_product, one, at))
}

function seedRelations(database: ShopDatabase, product: ProductData): void {
  for (const kind of ['related', 'complementary'] as const) {
    product[kind].forEach((other, at) =>
      database.insert('INSERT INTO product_relation VALUES (?, ?, ?, ?)', product.id_product, kind, at, other),
    )
  }
}

/** Products with their versions, categories and relations. Brands, families and categories must be there. */
export function seedProducts(database: ShopDatabase, data: CatalogueData, now: Date): void {
  data.products.forEach((product, position) => seedProduct(database, data, product, position, now))
  data.products.forEach((product) => seedRelations(database, product))
}
