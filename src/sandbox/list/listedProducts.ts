import type { FacetName, Sorting } from '../../contract/productList'
import { parseColumn, pickText } from '../database/json'
import { cacheByRevision } from '../catalogue/cacheByRevision'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Language } from '../http/language'
import { foldText } from '../search/wordForms'

export interface ListedProduct {
  id: number
  brand: string
  family: number | null
  /** The ids of the product's categories and of their parents. */
  categories: readonly string[]
  isNew: boolean
  /** The ISO day on which the product was added. */
  added: string
  /** The folded names, for sorting. */
  names: Record<Language, string>
  variants: readonly ListedVariant[]
}

export interface ListedVariant {
  id: number
  cents: number
  /** The keys of the facet values of the variant and its product. */
  keys: Record<FacetName, readonly string[]>
}

/**
 * All active products in the shop's order, and in each other order that was requested. Filtering them in memory is
 * faster than in SQL.
 */
const readCatalogue = cacheByRevision((database) => ({
  products: queryProducts(database),
  productsByOrder: new Map<string, readonly ListedProduct[]>(),
}))

export function readListedProducts(
  database: SandboxDatabase,
  sort: Exclude<Sorting, 'relevance'>,
  language: Language,
): readonly ListedProduct[] {
  const { products, productsByOrder } = readCatalogue(database)
  const order = `${sort} ${language}`
  const sortedProducts = productsByOrder.get(order) ?? sortProducts(products, sort, language)
  productsByOrder.set(order, sortedProducts)
  return sortedProducts
}

/** Products of equal rank remain in the shop's order. */
function sortProducts(products: readonly ListedProduct[], sort: Exclude<Sorting, 'relevance'>, language: Language) {
  if (sort === 'recommended') return products
  const lowestCents = new Map(
    products.map((product) => [product, Math.min(...product.variants.map(({ cents }) => cents))]),
  )
  const getPrice = (product: ListedProduct) => lowestCents.get(product) ?? 0
  const comparisons = {
    newest: (one: ListedProduct, other: ListedProduct) => compareTexts(other.added, one.added),
    price: (one: ListedProduct, other: ListedProduct) => getPrice(one) - getPrice(other),
    '-price': (one: ListedProduct, other: ListedProduct) => getPrice(other) - getPrice(one),
    name: (one: ListedProduct, other: ListedProduct) => compareTexts(one.names[language], other.names[language]),
  }
  return [...products].sort(comparisons[sort])
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other))

interface ProductRow {
  id_product: number
  brand: string
  id_family: number | null
  is_new: number
  added: string
  name: string
  categories: string
  material_keys: string
}

interface VariantRow {
  id_product: number
  id_product_attribute: number
  price_cents: number
  regular_cents: number | null
  stock: number
  delivery_unit: 'days' | 'weeks'
  delivery_max: number
  colour_keys: string
}

function queryProducts(database: SandboxDatabase): ListedProduct[] {
  const rows = database.all<ProductRow>(
    `SELECT id_product, brand.slug AS brand, id_family, is_new, added, product.name, material_keys,
      (SELECT json_group_array(CAST(id_category AS TEXT)) FROM category_product
        WHERE category_product.id_product = product.id_product) AS categories
      FROM product JOIN brand USING (id_brand) WHERE active ORDER BY product.position`,
  )
  const variants = new Map<number, VariantRow[]>(rows.map(({ id_product }) => [id_product, []]))
  for (const row of database.all<VariantRow>(
    `SELECT id_product, id_product_attribute, price_cents, regular_cents, stock, delivery_unit, delivery_max,
      colour_keys FROM combination ORDER BY id_product, position`,
  )) {
    variants.get(row.id_product)?.push(row)
  }
  const readKeys = createKeyReader()
  return rows.map((row) => {
    const productKeys = {
      categories: readKeys(row.categories),
      brands: readKeys(JSON.stringify([row.brand])),
      materials: readKeys(row.material_keys),
    }
    return {
      id: row.id_product,
      brand: row.brand,
      family: row.id_family,
      categories: productKeys.categories,
      isNew: row.is_new === 1,
      added: row.added,
      names: { nl: foldText(pickText(row.name, 'nl')), en: foldText(pickText(row.name, 'en')) },
      variants: (variants.get(row.id_product) ?? []).map((variant) => ({
        id: variant.id_product_attribute,
        cents: variant.price_cents,
        keys: {
          ...productKeys,
          colours: readKeys(variant.colour_keys),
          delivery: findDeliveryClasses(variant),
          // A variant that is made to order is not in stock, because no item is in the warehouse.
          in_stock: variant.stock > 0 && variant.delivery_unit === 'days' ? yesKeys : noKeys,
          sale: variant.regular_cents === null ? noKeys : yesKeys,
        },
      })),
    }
  })
}

/** Creates a function that parses JSON arrays and returns the same array for equal strings. */
function createKeyReader(): (json: string) => readonly string[] {
  const keysByJson = new Map<string, readonly string[]>()
  return (json) => {
    const keys = keysByJson.get(json) ?? parseColumn<string[]>(json)
    keysByJson.set(json, keys)
    return keys
  }
}

const noKeys: readonly string[] = []
const yesKeys: readonly string[] = ['1']
const deliveryKeys = { week: ['week'], month: ['month'], longer: ['longer'] }

/**
 * Returns the delivery class of a variant as a list; the list is empty if the variant is sold out. A week has five
 * working days.
 */
function findDeliveryClasses({ stock, delivery_unit: unit, delivery_max: maxDelivery }: VariantRow): readonly string[] {
  if (stock === 0) return noKeys
  if (unit === 'days' && maxDelivery <= 5) return deliveryKeys.week
  return (unit === 'days' ? maxDelivery <= 25 : maxDelivery <= 5) ? deliveryKeys.month : deliveryKeys.longer
}
