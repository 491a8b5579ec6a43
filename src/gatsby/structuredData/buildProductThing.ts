import type { ItemAvailability, Offer, Product as ProductThing, ProductGroup } from 'schema-dts'
import { type Combination, isUsedVariant, type Product } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import { buildFallbackAddress } from '../../ui/figure/pictureAddress'
import type { Language } from '../../i18n/languages'
import type { ProductContent } from '../../pageTable/contents/product'
import { buildProductPath, buildSkuPath } from '../../pageTable/paths'
import { buildAbsoluteUrl } from '../head/buildAbsoluteUrl'
import { listVariantTraits, listVaryingTraits } from './variantTraits'

/**
 * Describes a product. A product with several variants is a group, in which each variant has its own offer. A SKU page
 * describes only its own variant, as part of the group.
 */
export function buildProductThing(
  { product, id_sku, brand }: ProductContent,
  language: Language,
): ProductThing | ProductGroup {
  const { combinations } = product
  const onlyVariant = combinations.length === 1 ? combinations[0] : undefined
  const chosenVariant = onlyVariant ?? combinations.find((variant) => variant.id_sku === id_sku)
  const brandThing = { '@type': 'Brand', name: brand.name, url: buildAbsoluteUrl(brand.path) } as const
  const description = product.description ? { description: product.description } : {}
  const group: ProductGroup = {
    '@type': 'ProductGroup',
    productGroupID: String(product.id_product),
    name: product.name,
    url: buildAbsoluteUrl(buildProductPath(product.slugs, language)),
    variesBy: listVaryingTraits(product),
  }
  if (!chosenVariant) {
    const hasVariant = combinations.map((variant) => buildVariantThing(product, variant, language))
    return { ...group, ...description, brand: brandThing, ...describePicture(product.picture), hasVariant }
  }
  return {
    ...buildVariantThing(product, chosenVariant, language),
    name: onlyVariant ? product.name : `${product.name}, ${chosenVariant.name}`,
    ...description,
    brand: brandThing,
    ...(!onlyVariant && { isVariantOf: group }),
  }
}

function buildVariantThing(product: Product, variant: Combination, language: Language) {
  const { slugs, combinations } = product
  const path =
    combinations.length === 1 ? buildProductPath(slugs, language) : buildSkuPath(slugs, variant.slugs, language)
  return {
    '@type': 'Product' as const,
    name: `${product.name}, ${variant.name}`,
    sku: variant.reference || String(variant.id_sku),
    ...(variant.ean13 && { gtin13: variant.ean13 }),
    ...describePicture(variant.pictures[0] ?? product.picture),
    ...listVariantTraits(product, variant),
    offers: buildOffer(variant, path),
  }
}

const describePicture = (picture: Product['picture']) =>
  picture ? { image: buildAbsoluteUrl(buildFallbackAddress(picture)) } : {}

/** The currency of all prices (docs/shop-api/README.md, "Money, days, languages"). */
const priceCurrency = 'EUR'

function buildOffer(variant: Combination, path: string): Offer {
  const reduction = findReduction(variant.price)
  return {
    '@type': 'Offer',
    url: buildAbsoluteUrl(path),
    price: variant.price.amount,
    priceCurrency,
    availability: findAvailability(variant),
    itemCondition: `https://schema.org/${isUsedVariant(variant) ? 'Used' : 'New'}Condition`,
    ...(reduction && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: reduction.formerPrice,
        priceCurrency,
      },
    }),
  }
}

/**
 * Returns the availability of a variant. A delivery time in weeks means that the variant is made to order
 * (contract/product).
 */
function findAvailability({ stock, delivery }: Combination): ItemAvailability {
  if (stock === 0) return 'https://schema.org/OutOfStock'
  return delivery?.unit === 'weeks' ? 'https://schema.org/MadeToOrder' : 'https://schema.org/InStock'
}
