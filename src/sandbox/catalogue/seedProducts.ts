import type { ShopDatabase } from '../database/ShopDatabase'
import { summarise } from '../database/catalogueSchema.sql'
import { fold } from '../search/fold'
import { dayFrom } from './days'
import { facetSets, type FacetSets } from './facetSets'
import type { ShopData } from './readCatalogue'
import { seedCombination } from './seedCombination'
import type { CatalogueData, PictureData, ProductData } from './shape'

const json = JSON.stringify

const insertProduct = `INSERT INTO product (id_product, position, id_brand, id_family, slug, name, added, is_new,
  sale_percent, tile, weight_grams, bulky, gift_wrap, designer, description, materials, care, dimensions, scenes, active,
  category_list, name_key_nl, name_key_en, material_set, colour_set)
  VALUES (?, ?, (SELECT id_brand FROM brand WHERE slug = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

/** What rows of products refer to, by the catalogue's keys. */
interface Known {
  families: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, CatalogueData['categories'][number]>
  scenes: ReadonlyMap<string, PictureData>
  sets: FacetSets
}

function seedProduct(database: ShopDatabase, known: Known, product: ProductData, position: number, now: Date): void {
  const { id_product } = product
  const categories = product.categories.flatMap((key) => known.categories.get(key) ?? [])
  const line = [
    ...new Set(categories.flatMap(({ id_category, id_parent }) => [id_category, id_parent ?? id_category])),
  ].sort((one, other) => one - other)
  const colours = product.combinations.map((one) => known.sets.coloursOf(one))
  database.insert(
    insertProduct,
    id_product,
    position,
    product.brand,
    known.families.get(product.family ?? '') ?? null,
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
    json(product.scenes.map((file) => known.scenes.get(file))),
    product.active,
    json(line),
    fold(product.name.nl),
    fold(product.name.en),
    known.sets.materialsOf(product.key),
    colours.reduce((set, one) => set | one, 0),
  )
  for (const { id_category } of categories) {
    database.run('INSERT INTO product_category VALUES (?, ?)', id_product, id_category)
  }
  for (const id of line) database.run('INSERT INTO category_product VALUES (?, ?)', id, id_product)
  product.combinations.forEach((one, at) => seedCombination(database, id_product, one, at, colours[at] ?? 0))
}

function seedRelations(database: ShopDatabase, product: ProductData): void {
  for (const kind of ['related', 'complementary'] as const) {
    product[kind].forEach((other, at) =>
      database.insert('INSERT INTO product_relation VALUES (?, ?, ?, ?)', product.id_product, kind, at, other),
    )
  }
}

/** Products with their versions, categories and relations. Brands, families and categories must be there. */
export function seedProducts(database: ShopDatabase, { catalogue, facets }: ShopData, now: Date): void {
  const known: Known = {
    families: new Map(catalogue.families.map(({ key, id_family }) => [key, id_family])),
    categories: new Map(catalogue.categories.map((category) => [category.key, category])),
    scenes: new Map(catalogue.scenes.map(({ picture }) => [picture.file, picture])),
    sets: facetSets(facets),
  }
  catalogue.products.forEach((product, position) => seedProduct(database, known, product, position, now))
  catalogue.products.forEach((product) => seedRelations(database, product))
  database.exec(summarise)
}
