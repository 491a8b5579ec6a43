import type { CatalogueData, VariantData, ProductData, TextData } from './catalogueShape'

/** The ids of copies come after the ids of the demo's products. Round 0 is the demo itself. */
export const findCopyId = ({ products }: CatalogueData, round: number, at: number): number =>
  (products[0]?.id_product ?? 1) + round * products.length + at

interface Copy {
  id: number
  round: number
  name: string
  brand: string
  /** Returns the id of another product's copy in the same round. */
  findId: (id: number) => number
  isThere: (id: number) => boolean
}

/** Returns the first word of a product's name, which the copies replace. */
export const findFirstWord = (name: string): string => name.split(' ')[0] ?? name

/**
 * Copies a demo product under another name. The ids and EANs of the copied variants are derived from the copy's id, as
 * in the demo.
 */
export function copyProduct(product: ProductData, { id, round, name, brand, findId, isThere }: Copy): ProductData {
  const original = findFirstWord(product.name.nl)
  const renameTexts = ({ nl, en }: TextData): TextData => ({
    nl: nl.replaceAll(original, name),
    en: en.replaceAll(original, name),
  })
  const makeSlug = ({ nl, en }: TextData): TextData => ({ nl: replaceFirst(nl, name), en: replaceFirst(en, name) })
  const added = product.added_days_ago + ((round * 37) % 1500)
  const findOthers = (ids: readonly number[]) => ids.map(findId).filter(isThere)
  return {
    ...product,
    id_product: id,
    key: `${product.key}-${round}`,
    slug: makeSlug(product.slug),
    name: renameTexts(product.name),
    brand,
    family: product.family === null ? null : `${product.family}-${round}`,
    description: renameTexts(product.description),
    added_days_ago: added,
    is_new: added <= 180,
    related: findOthers(product.related),
    complementary: findOthers(product.complementary),
    list_variant: findCopiedVariant(product, product.list_variant, id),
    pictures: product.pictures.flatMap((picture) => {
      const copied = findCopiedVariant(product, picture.id_product_attribute, id)
      return copied === null ? [] : [{ ...picture, id_product_attribute: copied }]
    }),
    combinations: product.combinations.map((one, at) => copyVariant(one, { id, at, round, slug: makeSlug(one.slug) })),
  }
}

/** Returns the id of a variant's copy; null if the product has no such variant. */
function findCopiedVariant({ combinations }: ProductData, original: number | null, id: number): number | null {
  const at = combinations.findIndex(({ id_product_attribute }) => id_product_attribute === original)
  return at < 0 ? null : copyVariantId(id, at)
}

const copyVariantId = (id: number, at: number) => id * 100 + at + 1

const replaceFirst = (slug: string, name: string) => slug.replace(/^[^-]+/, name.toLowerCase())

interface VariantCopy {
  id: number
  at: number
  round: number
  slug: TextData
}

function copyVariant(one: VariantData, { id, at, round, slug }: VariantCopy): VariantData {
  const id_product_attribute = copyVariantId(id, at)
  const price = Math.max(2, Math.round(one.price * (0.7 + ((id * 7) % 71) / 100)))
  const scalePrice = (amount: number) => Math.round((amount * price * 100) / one.price) / 100
  return {
    ...one,
    id_product_attribute,
    id_sku: one.id_sku - one.id_product_attribute + id_product_attribute,
    reference: `${one.reference}-${round}`,
    ean13: completeEan(`29${String(id_product_attribute).padStart(10, '0')}`),
    slug,
    price,
    sale_price: one.sale_price === null ? null : scalePrice(one.sale_price),
    price_history: one.price_history.map((past) => ({ ...past, price: scalePrice(past.price) })),
    stock: one.stock === 0 ? 0 : (one.stock + id) % 60,
  }
}

/** Appends the check digit to the first twelve digits of an EAN. */
export function completeEan(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
