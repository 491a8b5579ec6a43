import { readFileSync } from 'node:fs'
import { facetNames, type FacetName, type FilterName } from '../../../src/contract/productList'
import type { SandboxDatabase } from '../../../src/sandbox/database/SandboxDatabase'

/** The query of a list as plain values. Prices are in euro. */
export interface Wish {
  category?: number
  brand?: string
  family?: number
  campaign?: string
  new?: 1
  q?: string
  chosen: Partial<Record<FacetName, string[]>>
  price_min?: number
  price_max?: number
}

interface Version {
  colours: string[]
  price: number
  delivery: string | null
  in_stock: boolean
  sale: boolean
}

interface Piece {
  id: number
  brand: string
  family: number | null
  categories: string[]
  campaigns: string[]
  materials: string[]
  new: boolean
  versions: Version[]
}

interface FacetFile {
  colours: { key: string; attributes: string[] }[]
  materials: { key: string; products: string[] }[]
}

const rowsOf = (database: SandboxDatabase, sql: string) => database.all<Record<string, string & number>>(sql)

/**
 * Returns the delivery facet of contract/productList: `week` means from stock within five working days, and `month`
 * within five weeks. A sold-out variant has neither.
 */
function deliveryOf(stock: number, unit: string, most: number): string | null {
  if (stock === 0) return null
  if (unit === 'days' && most <= 5) return 'week'
  return (unit === 'days' ? most / 5 : most) <= 5 ? 'month' : 'longer'
}

/**
 * Calculates a list from every product of the database and its files, one by one. The sandbox does so in SQL, and the
 * property test compares the two.
 */
export class PlainShop {
  readonly pieces: Piece[]
  readonly values: Record<FacetName, string[]>
  private readonly parents: Map<string, string>

  constructor(
    database: SandboxDatabase,
    private readonly found: (q: string) => ReadonlySet<number>,
  ) {
    const file = JSON.parse(readFileSync('data/catalogue/facets.json', 'utf8')) as FacetFile
    const catalogue = JSON.parse(readFileSync('data/catalogue/catalogue.json', 'utf8')) as {
      products: { id_product: number; key: string }[]
    }
    const keys = new Map(catalogue.products.map((product) => [product.id_product, product.key]))
    const tree = rowsOf(database, 'SELECT id_category, id_parent FROM category ORDER BY position')
    this.parents = new Map(tree.flatMap((row) => (row.id_parent ? [[`${row.id_category}`, `${row.id_parent}`]] : [])))
    this.values = {
      categories: tree.map((row) => `${row.id_category}`),
      brands: rowsOf(database, 'SELECT slug FROM brand ORDER BY position').map((row) => `${row.slug}`),
      colours: file.colours.map(({ key }) => key),
      materials: file.materials.map(({ key }) => key),
      delivery: ['week', 'month', 'longer'],
      in_stock: ['1'],
      sale: ['1'],
    }
    const versions = rowsOf(database, 'SELECT * FROM combination')
    const categories = rowsOf(database, 'SELECT * FROM product_category')
    const campaigns = rowsOf(database, 'SELECT * FROM campaign_product')
    const products = rowsOf(
      database,
      'SELECT product.*, brand.slug AS brand FROM product JOIN brand USING (id_brand) WHERE active ORDER BY product.position',
    )
    this.pieces = products.map((row) => {
      const own = categories.filter((one) => one.id_product === row.id_product).map((one) => `${one.id_category}`)
      return {
        id: row.id_product!,
        brand: `${row.brand}`,
        family: row.id_family ?? null,
        categories: [...new Set(own.flatMap((id) => [id, this.parents.get(id) ?? id]))],
        campaigns: campaigns.filter((one) => one.id_product === row.id_product).map((one) => `${one.id}`),
        materials: file.materials
          .filter((material) => material.products.includes(keys.get(row.id_product!) ?? ''))
          .map(({ key }) => key),
        new: row.is_new === 1,
        versions: versions
          .filter((one) => one.id_product === row.id_product)
          .map((one) => {
            const choices = (JSON.parse(one.attributes!) as { group: string; key: string }[]).map(
              ({ group, key }) => `${group}/${key}`,
            )
            return {
              colours: file.colours
                .filter(({ attributes }) => attributes.some((choice) => choices.includes(choice)))
                .map(({ key }) => key),
              price: one.price_cents! / 100,
              delivery: deliveryOf(one.stock!, one.delivery_unit!, one.delivery_max!),
              in_stock: one.stock! > 0 && `${one.delivery_unit}` === 'days',
              sale: one.regular_cents !== null,
            }
          }),
      }
    })
  }

  /** Returns the ids of the list in the shop's order. */
  list(wish: Wish): number[] {
    return this.fitting(wish, null).map(({ piece }) => piece.id)
  }

  /** Returns the number of products with a value, after all filters except the facet's own. */
  count(wish: Wish, facet: FacetName, value: string): number {
    return this.fitting(wish, facet).filter(({ piece, versions }) => this.has(piece, versions, facet, value)).length
  }

  /** Returns the values of a facet in a list: those in its scope, and the chosen ones. */
  shown(wish: Wish, facet: FacetName): string[] {
    const bare: Wish = { ...wish, chosen: wish.chosen.sale ? { sale: wish.chosen.sale } : {} }
    delete bare.price_min
    delete bare.price_max
    const chosen = wish.chosen[facet] ?? []
    const about = [`${wish.category}`, this.parents.get(`${wish.category}`)]
    const known = this.values[facet].filter(
      (value) =>
        chosen.includes(value) ||
        (this.count(bare, facet, value) > 0 && !(facet === 'categories' && about.includes(value))),
    )
    return [...known, ...chosen.filter((value) => !known.includes(value))]
  }

  /** Returns the lowest and highest price of the list, after all filters except the price. */
  price(wish: Wish): { min: number; max: number } | null {
    const prices = this.fitting(wish, 'price').flatMap(({ versions }) => versions.map(({ price }) => price))
    return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) }
  }

  /** Returns the size of an empty list without each of its filters. */
  relaxations(wish: Wish): { filter: FilterName; total: number }[] {
    const chosen: FilterName[] = facetNames.filter((facet) => (wish.chosen[facet] ?? []).length > 0)
    if (wish.price_min !== undefined || wish.price_max !== undefined) chosen.push('price')
    return chosen
      .map((filter) => ({ filter, total: this.fitting(wish, filter).length }))
      .filter(({ total }) => total > 0)
  }

  private has(piece: Piece, versions: Version[], facet: FacetName, value: string): boolean {
    if (facet === 'categories' || facet === 'materials') return piece[facet].includes(value)
    if (facet === 'brands') return piece.brand === value
    return versions.some((version) => this.versionHas(version, facet, value))
  }

  private versionHas(version: Version, facet: FacetName, value: string): boolean {
    if (facet === 'colours') return version.colours.includes(value)
    if (facet === 'delivery') return version.delivery === value
    return facet === 'in_stock' ? version.in_stock : version.sale
  }

  /** Returns the products of the list without one of its filters, each with the variants that match the filters. */
  private fitting(wish: Wish, but: FilterName | null) {
    const wanted = (facet: FacetName) => (facet === but ? [] : (wish.chosen[facet] ?? []))
    const any = (facet: FacetName, holds: (value: string) => boolean) =>
      wanted(facet).length === 0 || wanted(facet).some(holds)
    const found = wish.q === undefined ? null : this.found(wish.q)
    return this.pieces
      .filter(
        (piece) =>
          (wish.category === undefined || piece.categories.includes(`${wish.category}`)) &&
          (wish.brand === undefined || piece.brand === wish.brand) &&
          (wish.family === undefined || piece.family === wish.family) &&
          (wish.campaign === undefined || piece.campaigns.includes(wish.campaign)) &&
          (wish.new === undefined || piece.new) &&
          (found === null || found.has(piece.id)) &&
          any('categories', (value) => piece.categories.includes(value)) &&
          any('brands', (value) => piece.brand === value) &&
          any('materials', (value) => piece.materials.includes(value)),
      )
      .map((piece) => ({
        piece,
        versions: piece.versions.filter(
          (version) =>
            (['colours', 'delivery', 'in_stock', 'sale'] as const).every((facet) =>
              any(facet, (value) => this.versionHas(version, facet, value)),
            ) &&
            (but === 'price' ||
              (version.price >= (wish.price_min ?? 0) && version.price <= (wish.price_max ?? Infinity))),
        ),
      }))
      .filter(({ versions }) => versions.length > 0)
  }
}
