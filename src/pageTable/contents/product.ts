import type { Product, ProductCard } from '../../contract/product'
import type { Drawing } from '../measureDrawing/drawing'
import type { Crumb } from '../pageContext'

/** The page of a product, and that of one of its variants (SKU). */
export interface ProductContent {
  product: Product
  /** The variant of a SKU page; null on the product's own page. */
  id_sku: number | null
  brand: Crumb
  family: Crumb | null
  /** Other products of its family. */
  relatives: ProductCard[]
  complementary: ProductCard[]
  /** Related products outside its family. */
  related: ProductCard[]
  /** Drawn to scale; null without dimensions. */
  drawing: Drawing | null
  /** Drawings of variants whose dimensions differ, by `id_sku`. */
  drawings: Record<number, Drawing>
}
