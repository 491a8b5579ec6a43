import type { Picture } from './picture'
import type { Slugs } from './values'

interface AttributeGroupInput {
  group: string
  name: string
  values: { key: string; name: string; swatch: string | null }[]
}

interface VariantInput {
  id_product_attribute: number
  id_sku: number
  name: string | null
  slugs: Slugs | null
  attributes: Record<string, string>
  default: boolean
  pictures: Picture[]
}

interface ProductInput<Price, Variant> {
  picture: Picture | null
  attribute_groups: AttributeGroupInput[]
  combinations: readonly Variant[]
  price: Price | null
  price_varies: boolean | null
  id_product_attribute: number | null
  version_count: number
}

/** The key of the nameless attribute group that a product gets if it has several variants, but no groups in the API. */
const onlyGroupKey = 'variant'

/** Names a variant by its values, or else by its article number. */
function nameVariant({ attributes, id_sku }: VariantInput, groups: readonly AttributeGroupInput[]): string {
  const names = groups.flatMap(({ group, values }) => values.find(({ key }) => key === attributes[group])?.name ?? [])
  return names.join(', ') || String(id_sku)
}

/** Derives the fields that an API may leave out of a product and its variants, from each other. */
export function completeProduct<Price extends { amount: number }, Variant extends VariantInput & { price: Price }>(
  product: ProductInput<Price, Variant>,
) {
  const variants = product.combinations
  const groups = product.attribute_groups
  const isMissingGroups = groups.length === 0 && variants.length !== 1
  const picture = product.picture ?? variants.flatMap(({ pictures }) => pictures)[0] ?? null
  const defaultVariant = variants.find((variant) => variant.default) ?? variants[0]!
  const combinations = variants.map((variant) => {
    const slug = String(variant.id_sku)
    return {
      ...variant,
      name: variant.name ?? nameVariant(variant, groups),
      slugs: variant.slugs ?? { nl: slug, en: slug },
      attributes: isMissingGroups ? { [onlyGroupKey]: slug } : variant.attributes,
      default: variant === defaultVariant,
      pictures: variant.pictures.length > 0 || !picture ? variant.pictures : [picture],
    }
  })
  const values = combinations.map(({ id_sku, name }) => ({ key: String(id_sku), name, swatch: null }))
  const [price, ...otherPrices] = variants
    .map((variant) => variant.price)
    .sort((one, other) => one.amount - other.amount)
  return {
    picture,
    combinations,
    attribute_groups: isMissingGroups ? [{ group: onlyGroupKey, name: '', values }] : groups,
    id_product_attribute: product.id_product_attribute ?? defaultVariant.id_product_attribute,
    version_count: product.version_count || variants.length,
    price: product.price ?? price!,
    price_varies: product.price_varies ?? otherPrices.some(({ amount }) => amount !== price!.amount),
  }
}
