import type { CatalogueData, VariantData, ProductData, TextData } from './catalogueShape'

/**
 * Returns the id of the copy that a round makes of the product at `index`. These ids follow those of the demo's
 * products, which are round 0.
 */
export const findCopyId = ({ products }: CatalogueData, round: number, index: number): number =>
  (products[0]?.id_product ?? 1) + round * products.length + index

interface ProductCopy {
  id: number
  round: number
  name: string
  brand: string
  /** Returns the id of another product's copy in the same round. */
  findId: (id: number) => number
  isInCatalogue: (id: number) => boolean
}

/** The copies of a product replace this word of its name. */
export const findFirstWord = (name: string): string => name.split(' ')[0] ?? name

/** The ids and EANs of the copied variants are derived from the copy's id, as in the demo. */
export function copyProduct(
  product: ProductData,
  { id, round, name, brand, findId, isInCatalogue }: ProductCopy,
): ProductData {
  const originalWord = findFirstWord(product.name.nl)
  const renameTexts = ({ nl, en }: TextData): TextData => ({
    nl: nl.replaceAll(originalWord, name),
    en: en.replaceAll(originalWord, name),
  })
  const makeSlug = ({ nl, en }: TextData): TextData => ({ nl: replaceFirst(nl, name), en: replaceFirst(en, name) })
  const addedDaysAgo = product.added_days_ago + ((round * 37) % 1500)
  const findCopies = (ids: readonly number[]) => ids.map(findId).filter(isInCatalogue)
  return {
    ...product,
    id_product: id,
    key: `${product.key}-${round}`,
    slug: makeSlug(product.slug),
    name: renameTexts(product.name),
    brand,
    family: product.family === null ? null : `${product.family}-${round}`,
    description: renameTexts(product.description),
    added_days_ago: addedDaysAgo,
    is_new: addedDaysAgo <= 180,
    related: findCopies(product.related),
    complementary: findCopies(product.complementary),
    list_variant: findCopiedVariant(product, product.list_variant, id),
    pictures: product.pictures.flatMap((picture) => {
      const copiedVariant = findCopiedVariant(product, picture.id_product_attribute, id)
      return copiedVariant === null ? [] : [{ ...picture, id_product_attribute: copiedVariant }]
    }),
    combinations: product.combinations.map((variant, index) =>
      copyVariant(variant, { id, index, round, slug: makeSlug(variant.slug) }),
    ),
  }
}

function findCopiedVariant({ combinations }: ProductData, originalId: number | null, id: number): number | null {
  const index = combinations.findIndex(({ id_product_attribute }) => id_product_attribute === originalId)
  return index < 0 ? null : buildVariantId(id, index)
}

const buildVariantId = (id: number, index: number) => id * 100 + index + 1

const replaceFirst = (slug: string, name: string) => slug.replace(/^[^-]+/, name.toLowerCase())

interface VariantCopy {
  id: number
  index: number
  round: number
  slug: TextData
}

function copyVariant(variant: VariantData, { id, index, round, slug }: VariantCopy): VariantData {
  const id_product_attribute = buildVariantId(id, index)
  const price = Math.max(2, Math.round(variant.price * (0.7 + ((id * 7) % 71) / 100)))
  const scalePrice = (amount: number) => Math.round((amount * price * 100) / variant.price) / 100
  return {
    ...variant,
    id_product_attribute,
    id_sku: variant.id_sku - variant.id_product_attribute + id_product_attribute,
    reference: `${variant.reference}-${round}`,
    ean13: completeEan(`29${String(id_product_attribute).padStart(10, '0')}`),
    slug,
    price,
    sale_price: variant.sale_price === null ? null : scalePrice(variant.sale_price),
    price_history: variant.price_history.map((past) => ({ ...past, price: scalePrice(past.price) })),
    stock: variant.stock === 0 ? 0 : (variant.stock + id) % 60,
  }
}

/** Appends the check digit to the first twelve digits of an EAN. */
export function completeEan(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
