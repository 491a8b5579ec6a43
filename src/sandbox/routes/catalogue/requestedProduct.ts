import type { SandboxDatabase } from '../../database/SandboxDatabase'
import type { Language } from '../../http/language'
import { readId } from '../../http/readPayload'
import { createValidationError, createNotFoundError, ShopError } from '../../http/ShopError'
import { serializeFamily } from '../../serializers/catalogue'
import { readProducts, type ProductRecord } from '../../queries/product'
import { readFamilies } from '../../queries/catalogue'

/**
 * Returns the product of GET product?id= or ?slug= (in the language of the request). An unknown product gives 404
 * not_found. A product that is no longer sold gives 410 product_gone, whose data contains the family
 * (contract/catalogue) or null. Exactly one of the two parameters is required; otherwise the result is 422 invalid.
 */
export function requireProduct(
  database: SandboxDatabase,
  { id, slug }: Record<string, string | undefined>,
  language: Language,
): ProductRecord {
  if ((id === undefined) === (slug === undefined))
    throw createValidationError(id === undefined ? 'id' : 'slug', 'give an id or a slug')
  const ids = id === undefined ? findIdsBySlug(database, slug, language) : [readId(id) ?? 0]
  const [product] = readProducts(database, ids)
  if (!product) throw createNotFoundError('product')
  if (product.active === 0) throw createRemovedError(database, product.id_family, language)
  return product
}

const findIdsBySlug = (database: SandboxDatabase, slug: string | undefined, language: Language) =>
  database.column<number>(`SELECT id_product FROM product WHERE slug ->> '${language}' = ?`, slug)

/**
 * Returns the stock of a variant that is for sale. An unknown variant gives 404 not_found, and a variant that is no
 * longer sold gives 410 product_gone.
 */
export function requireVariant(
  database: SandboxDatabase,
  { id_product, id_product_attribute }: { id_product: number; id_product_attribute: number },
  language: Language,
): number {
  const variant = database.one<{ stock: number; active: number; id_family: number | null }>(
    `SELECT stock, active, id_family FROM combination JOIN product USING (id_product)
      WHERE id_product = ? AND id_product_attribute = ?`,
    id_product,
    id_product_attribute,
  )
  if (!variant) throw createNotFoundError('variant of this product')
  if (variant.active === 0) throw createRemovedError(database, variant.id_family, language)
  return variant.stock
}

function createRemovedError(database: SandboxDatabase, id_family: number | null, language: Language): ShopError {
  const family = readFamilies(database).find((candidate) => candidate.id_family === id_family)
  return new ShopError(410, 'product_gone', 'This product is no longer sold', {
    family: family ? serializeFamily(family, language) : null,
  })
}
