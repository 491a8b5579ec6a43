import type { Product, ProductCard } from '../../contract/product'
import type { Drawing } from '../measureDrawing/drawing'
import type { Crumb } from '../pageContext'

/** A product's page, and the page of one of its variants (SKU). */
export interface ProductContent {
  product: Product
  /** On a SKU page the variant that its path names; null on the product's own page. */
  id_sku: number | null
  brand: Crumb
  family: Crumb | null
  /** Others of its family. */
  relatives: ProductCard[]
  complementary: ProductCard[]
  /** None of its family. */
  related: ProductCard[]
  /** Drawn to scale; null when the shop doesn't say how large it is. */
  drawing: Drawing | null
  /** By `id_sku`, those that are not as large as the product. */
  drawings: Record<number, Drawing>
}
