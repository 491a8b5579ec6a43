import type { Delivery, Price, ProductCard } from '../../contract/product'
import type { PictureData, VariantPictureData } from '../catalogue/catalogueShape'
import type { Language } from '../http/language'
import { toEuro, toEuroOrNull } from '../../contract/money'
import { parseColumn, pickText } from '../database/json'
import { findUsedCondition, getListVariant } from '../list/pickVariant'
import type { ProductRecord, VariantRecord } from '../queries/product'
import type { Picture } from '../../contract/picture'

/**
 * Serializes a product for lists. `shownVariant` is the variant in the pictures, and `matchingVariants` contains the
 * variants that match the list.
 */
export function serializeProductCard(
  product: ProductRecord,
  language: Language,
  shownVariant = getListVariant(product),
  matchingVariants: readonly VariantRecord[] = product.combinations,
): ProductCard {
  const variants = product.combinations
  const defaultVariant = variants.find((variant) => variant.is_default) ?? variants[0]
  const condition = findUsedCondition(shownVariant)
  const hasSameCondition = (variant: VariantRecord) => findUsedCondition(variant)?.key === condition?.key
  const variantsInCondition = variants.filter(hasSameCondition)
  const matchesInCondition = matchingVariants.filter(hasSameCondition)
  // The shown variant is one of the matches.
  const cheapestVariant = [...matchesInCondition].sort((one, other) => one.price_cents - other.price_cents)[0]!
  const deliveredVariant = shownVariant.stock > 0 ? shownVariant : findFastestVariant(variantsInCondition)
  const frontPicture = shownVariant.photos[0]
  const showsMatchingVariant = ({ id_product_attribute: id }: VariantPictureData) =>
    matchingVariants.some(({ id_product_attribute }) => id_product_attribute === id)
  const hoverPicture =
    parseColumn<VariantPictureData[]>(product.pictures).find(
      (picture) => picture.view === 'room' && showsMatchingVariant(picture),
    ) ?? shownVariant.photos.find((picture) => picture !== frontPicture && picture.frame === 'portrait')
  return {
    id_product: product.id_product,
    slugs: parseColumn(product.slug),
    name: pickText(product.name, language),
    brand: { slug: product.brand_slug, name: product.brand_name },
    tile: product.tile,
    price: serializePrice(cheapestVariant),
    price_varies: matchesInCondition.some((variant) => variant.price_cents !== cheapestVariant.price_cents),
    is_new: product.is_new === 1,
    swatches: collectSwatches(variants, language),
    version_count: variants.length,
    id_product_attribute: shownVariant.id_product_attribute,
    variant_slugs: shownVariant === defaultVariant ? null : shownVariant.slug,
    condition: condition?.name[language] ?? null,
    stock: variantsInCondition.reduce((sum, variant) => sum + variant.stock, 0),
    delivery: serializeDelivery(deliveredVariant),
    picture: serializePictureOrNull(frontPicture, language),
    picture_hover: serializePictureOrNull(hoverPicture, language),
    picture_wide: serializePictureOrNull(
      shownVariant.photos.find(({ view }) => view === 'wide'),
      language,
    ),
  }
}

export const serializePrice = (
  variant: Pick<VariantRecord, 'price_cents' | 'regular_cents' | 'lowest_cents'>,
): Price => ({
  amount: toEuro(variant.price_cents),
  regular: toEuroOrNull(variant.regular_cents),
  lowest_30_days: toEuroOrNull(variant.lowest_cents),
})

export const serializeDelivery = (
  variant: Pick<VariantRecord, 'delivery_unit' | 'delivery_min' | 'delivery_max'>,
): Delivery => ({ unit: variant.delivery_unit, min: variant.delivery_min, max: variant.delivery_max })

const countDays = (variant: VariantRecord) => variant.delivery_min * (variant.delivery_unit === 'weeks' ? 7 : 1)

function findFastestVariant(variants: readonly VariantRecord[]): VariantRecord {
  const availableVariants = variants.filter((variant) => variant.stock > 0)
  return [...(availableVariants.length > 0 ? availableVariants : variants)].sort(
    (one, other) => countDays(one) - countDays(other),
  )[0]!
}

/**
 * The groups of options whose colours are less typical of a product than the colours of its fabric, lacquer or glaze.
 */
const minorSwatchGroups = ['finish', 'cord']

/**
 * Lists the colour swatches of a product card. The swatches show the first group of options that has colours and
 * differs between variants, fabric before wood. If no group differs, the swatches show the first group with colours. A
 * variant without an option of this group has the swatch of its own first option, such as the oiled oak beside the
 * colours of a lacquer.
 */
function collectSwatches(variants: readonly VariantRecord[], language: Language): ProductCard['swatches'] {
  const compareRanks = (one: { group: string }, other: { group: string }) =>
    minorSwatchGroups.indexOf(one.group) - minorSwatchGroups.indexOf(other.group)
  const colouredOptions = variants.map(({ attributes }) =>
    attributes.filter(({ swatch }) => swatch !== null).sort(compareRanks),
  )
  const allOptions = colouredOptions.flat().sort(compareRanks)
  const variedOption =
    allOptions.find((option) => allOptions.some(({ group, key }) => group === option.group && key !== option.key)) ??
    allOptions[0]
  const shownOptions = colouredOptions.flatMap(
    (options) => options.find(({ group }) => group === variedOption?.group) ?? options.slice(0, 1),
  )
  const distinctOptions = new Map(shownOptions.map((option) => [`${option.group} ${option.key}`, option]))
  return [...distinctOptions.values()].map((option) => ({
    name: option.name[language],
    hex: option.swatch ?? '#000000',
  }))
}

export const serializeFirstPicture = (photos: string, language: Language): Picture | null =>
  serializePictureOrNull(parseColumn<PictureData[]>(photos)[0], language)

export const serializePictureOrNull = (picture: PictureData | null | undefined, language: Language): Picture | null =>
  picture ? serializePicture(picture, language) : null

export function serializePicture({ file, alt, ...rest }: PictureData, language: Language): Picture {
  return { name: file.replace(/\.jpg$/, ''), alt: alt[language], ...rest }
}
