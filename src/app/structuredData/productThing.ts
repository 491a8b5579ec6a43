import type { Product as ProductThing, ProductGroup } from 'schema-dts'
import type { Combination, Product } from '../../contract/product'
import { fallbackAddress } from '../../design/pictureAddress'
import type { Language } from '../../i18n/languages'
import type { ProductContent } from '../../pageTable/contents/product'
import { productPath, skuPath } from '../../pageTable/paths'
import { siteAddress } from '../siteAddress'
import { offer } from './offer'
import { variesBy, versionTraits } from './versionTraits'

/**
 * A product for sale: with several versions a group of them, each with its own offer; on a SKU page that version alone,
 * named as one of its group.
 */
export function productThing(
  { product, id_sku, brand }: ProductContent,
  language: Language,
): ProductThing | ProductGroup {
  const { combinations } = product
  const only = combinations.length === 1 ? combinations[0] : undefined
  const chosen = only ?? combinations.find((version) => version.id_sku === id_sku)
  const made = { '@type': 'Brand', name: brand.name, url: siteAddress(brand.path) } as const
  const group: ProductGroup = {
    '@type': 'ProductGroup',
    productGroupID: String(product.id_product),
    name: product.name,
    url: siteAddress(productPath(product.slugs, language)),
    variesBy: variesBy(product),
  }
  if (!chosen) {
    const hasVariant = combinations.map((version) => versionThing(product, version, language))
    return { ...group, description: product.description, brand: made, image: image(product), hasVariant }
  }
  return {
    ...versionThing(product, chosen, language),
    name: only ? product.name : `${product.name}, ${chosen.name}`,
    description: product.description,
    brand: made,
    ...(!only && { isVariantOf: group }),
  }
}

/** The version with what only it has: numbers, picture, choices, offer. */
function versionThing(product: Product, version: Combination, language: Language) {
  const { slugs, combinations } = product
  const path = combinations.length === 1 ? productPath(slugs, language) : skuPath(slugs, version.slugs, language)
  return {
    '@type': 'Product' as const,
    name: `${product.name}, ${version.name}`,
    sku: version.reference,
    gtin13: version.ean13,
    image: image({ picture: version.pictures[0] ?? product.picture }),
    ...versionTraits(product, version),
    offers: offer(version, path),
  }
}

const image = ({ picture }: Pick<Product, 'picture'>) => siteAddress(fallbackAddress(picture))
