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

interface ProductInput {
  picture: Picture | null
  attribute_groups: AttributeGroupInput[]
  combinations: readonly VariantInput[]
}

/** The key of the nameless attribute group that a product gets if it has several variants, but no groups in the API. */
const onlyGroupKey = 'variant'

const lacksGroups = ({ attribute_groups, combinations }: ProductInput) =>
  attribute_groups.length === 0 && combinations.length !== 1

const findPicture = ({ picture, combinations }: ProductInput) =>
  picture ?? combinations.flatMap(({ pictures }) => pictures)[0] ?? null

const findDefaultVariant = <Variant extends { default: boolean }>(variants: readonly Variant[]): Variant =>
  variants.find((variant) => variant.default) ?? variants[0]!

/** Derives the fields that an API may leave out of a variant, from the variant's attributes and its product. */
export function completeVariant(variant: VariantInput, product: ProductInput) {
  const slug = String(variant.id_sku)
  const picture = findPicture(product)
  return {
    name: variant.name ?? nameVariant(variant, product.attribute_groups),
    slugs: variant.slugs ?? { nl: slug, en: slug },
    attributes: lacksGroups(product) ? { [onlyGroupKey]: slug } : variant.attributes,
    default: variant === findDefaultVariant(product.combinations),
    pictures: variant.pictures.length > 0 || !picture ? variant.pictures : [picture],
  }
}

/** Names a variant by its values, or else by its article number. */
function nameVariant({ attributes, id_sku }: VariantInput, groups: readonly AttributeGroupInput[]): string {
  const names = groups.flatMap(({ group, values }) => values.find(({ key }) => key === attributes[group])?.name ?? [])
  return names.join(', ') || String(id_sku)
}

interface CardInput<Price> {
  price: Price | null
  price_varies: boolean | null
  id_product_attribute: number | null
  version_count: number
}

type CompleteVariant<Price> = ReturnType<typeof completeVariant> & {
  id_product_attribute: number
  id_sku: number
  price: Price
}

/** Derives the fields that an API may leave out of a product, from the product's variants. */
export function completeProduct<Price extends { amount: number }>(
  product: ProductInput & CardInput<Price>,
  variants: readonly CompleteVariant<Price>[],
) {
  const values = variants.map(({ id_sku, name }) => ({ key: String(id_sku), name, swatch: null }))
  const [price, ...otherPrices] = variants
    .map((variant) => variant.price)
    .sort((one, other) => one.amount - other.amount)
  return {
    picture: findPicture(product),
    attribute_groups: lacksGroups(product) ? [{ group: onlyGroupKey, name: '', values }] : product.attribute_groups,
    id_product_attribute: product.id_product_attribute ?? findDefaultVariant(variants).id_product_attribute,
    version_count: product.version_count || variants.length,
    price: product.price ?? price!,
    price_varies: product.price_varies ?? otherPrices.some(({ amount }) => amount !== price!.amount),
  }
}
