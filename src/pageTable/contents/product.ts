import type { Product, ProductCard } from '../../contract/product'
import type { Drawing } from '../measureDrawing/drawing'
import type { Crumb } from '../pageContext'

/** The page of a product or of one of its variants (SKU). */
export interface ProductContent {
  product: Product
  /** The variant of a SKU page; null on the product's own page. */
  id_sku: number | null
  brand: Crumb
  family: Crumb | null
  /** The other products of its family. */
  relatives: ProductCard[]
  complementary: ProductCard[]
  /** The related products outside its family. */
  related: ProductCard[]
  /** A drawing to scale; null without dimensions. */
  drawing: Drawing | null
  /** The drawings of variants with different dimensions, by `id_sku`. */
  drawings: Record<number, Drawing>
}
