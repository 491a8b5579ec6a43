import type { Picture } from '../../contract/picture'
import type { Product, ProductCard } from '../../contract/product'
import type { MeasureDrawing } from './drawing'
import type { Crumb } from '../pageContext'

export interface ProductContent {
  product: Product
  /** The id of the variant on a SKU page; null on the product's own page. */
  id_sku: number | null
  brand: Crumb
  family: Crumb | null
  /** Other products of the product family, one row at most, without the products of `complementary`. */
  relatives: ProductCard[]
  complementary: ProductCard[]
  /** The related products outside the product family, one row at most. */
  related: ProductCard[]
  /**
   * The photo of a room of the family or brand; null if the product has such a photo of its own, or if there is none.
   */
  room: Picture | null
  /** A drawing to scale with measure lines; null if the shop has none. */
  drawing: MeasureDrawing | null
  /** The drawings of variants with other drawings or dimensions, by `id_sku`. */
  drawings: Record<number, MeasureDrawing>
}

/**
 * Returns the breadcrumbs with another name for the last one. On a SKU page, the last breadcrumb names only the
 * variant, because the breadcrumb before it names the product.
 */
export const renameLastCrumb = (crumbs: readonly Crumb[], name: string): Crumb[] =>
  crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { ...crumb, name } : crumb))
