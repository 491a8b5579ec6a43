import type { AttributeGroup, Combination, Drawing, Drawings, Product } from '../../contract/product'
import type { DrawingsData, PictureData, VariantPictureData } from '../catalogue/catalogueShape'
import type { Language } from '../http/language'
import { parseColumn, parseColumnOrNull, pickText } from '../database/json'
import type { ProductRecord, ProductReferences, VariantRecord } from '../queries/product'
import { serializeDelivery, serializePicture, serializePrice, serializeProductCard } from './productCard'

export function serializeProduct(
  product: ProductRecord,
  references: ProductReferences,
  language: Language,
  shownVariant?: VariantRecord,
): Product {
  return {
    ...serializeProductCard(product, language, shownVariant),
    id_family: product.id_family,
    id_categories: references.categories,
    designer: product.designer,
    description: pickText(product.description, language),
    dimensions: parseColumn(product.dimensions),
    drawings: serializeDrawings(parseColumnOrNull(product.drawings)),
    weight_kg: product.weight_grams / 1000,
    materials: pickText(product.materials, language),
    care: pickText(product.care, language),
    bulky: product.bulky === 1,
    gift_wrap: product.gift_wrap === 1,
    attribute_groups: groupAttributes(product.combinations, language),
    combinations: product.combinations.map((variant) => serializeVariant(variant, language)),
    pictures: parseColumn<VariantPictureData[]>(product.pictures).map((picture) => serializePicture(picture, language)),
    scenes: parseColumn<PictureData[]>(product.scenes).map((picture) => serializePicture(picture, language)),
    id_related: references.related,
    id_complementary: references.complementary,
    downloads: references.downloads,
  }
}

function groupAttributes(variants: readonly VariantRecord[], language: Language): AttributeGroup[] {
  const groups = new Map<string, { name: string; values: Map<string, AttributeGroup['values'][number]> }>()
  for (const { group, group_name, key, name, swatch } of variants.flatMap((variant) => variant.attributes)) {
    const attributeGroup = groups.get(group) ?? { name: group_name[language], values: new Map() }
    if (!attributeGroup.values.has(key)) attributeGroup.values.set(key, { key, name: name[language], swatch })
    groups.set(group, attributeGroup)
  }
  return [...groups].map(([group, { name, values }]) => ({ group, name, values: [...values.values()] }))
}

const serializeDrawings = (drawings: DrawingsData | null): Drawings | null =>
  drawings && {
    front: serializeDrawing(drawings.front),
    side: serializeDrawing(drawings.side),
    top: serializeDrawing(drawings.top),
  }

const serializeDrawing = (drawing: DrawingsData['front']): Drawing | null =>
  drawing ? { href: `/drawings/${drawing.file}`, width_mm: drawing.width_mm, height_mm: drawing.height_mm } : null

const serializeVariant = (variant: VariantRecord, language: Language): Combination => ({
  id_product_attribute: variant.id_product_attribute,
  id_sku: variant.id_sku,
  reference: variant.reference,
  ean13: variant.ean13,
  name: variant.name[language],
  slugs: variant.slug,
  attributes: Object.fromEntries(variant.attributes.map(({ group, key }) => [group, key])),
  price: serializePrice(variant),
  stock: variant.stock,
  delivery: serializeDelivery(variant),
  default: variant.is_default === 1,
  dimensions: variant.dimensions,
  drawings: serializeDrawings(variant.drawings),
  pictures: variant.photos.map((picture) => serializePicture(picture, language)),
})
