import type { Drawing, Product, ProductCard } from '../../../contract/product'
import { findPlace } from '../../../pageTable/contents/drawing'

/** Measures are in cm. `bottom` is the height of the product's lower edge above the floor. */
export interface ScaledProduct {
  card: ProductCard
  drawing: Drawing
  width: number
  height: number
  bottom: number
  /** Whether the product hangs from the ceiling by a cord. */
  isHanging: boolean
  /** Whether the product is drawn from above, like a rug. */
  isFromAbove: boolean
  /** Whether the product belongs on a table: it is small, and it is not furniture to sit at or on. */
  isSmall: boolean
}

export interface ScaledList {
  products: ScaledProduct[]
  undrawnCards: ProductCard[]
  /** Whether the list is so short that its products fit in one row, at a larger scale. */
  isShort: boolean
  /** Whether the products stand on a table, with the person behind it, instead of on the floor. */
  isOnTable: boolean
  /** The height of the room above the floor or the table in cm. */
  roomHeight: number
  /** The width of the widest product in cm. */
  maxWidth: number
  /** The sum of the widths of all products in cm, with space for the caption of a narrow product on the floor. */
  totalWidth: number
}

/** The drawing files are in mm, and the room is in cm. */
export const cmPerMm = 0.1
/** The heights in cm of the centre of a product on a wall, of the lower edge of a lamp, and of a ceiling with lamps. */
export const wallCentre = 150
const lampBottom = 180
const ceilingHeight = 250
/**
 * The minimum height of a room, in which a person of 1.75 m can stand, and the space above the tallest product, in cm.
 */
const minRoomHeight = 180
const headroom = 10
const maxShortListLength = 6
/** The width in cm that the caption of a narrow product takes when the row is as wide as the page. */
const captionWidth = 60
/** The height of a table, and the largest dimensions of a product that belongs on one, in cm. */
export const tableHeight = 75
const maxTableSize = { width: 40, height: 55 }

/**
 * Uses the drawing and the dimensions of each card's own variant.
 * @param fullProducts the same products with their drawings, without products that the shop API no longer has
 */
export function layOutScale(cards: readonly ProductCard[], fullProducts: readonly Product[]): ScaledList {
  const products: ScaledProduct[] = []
  const undrawnCards: ProductCard[] = []
  for (const card of cards) {
    const product = fullProducts.find(({ id_product }) => id_product === card.id_product)
    const scaledProduct = product && scaleProduct(card, product)
    if (scaledProduct) products.push(scaledProduct)
    else undrawnCards.push(card)
  }
  const isShort = products.length <= maxShortListLength
  const isOnTable = isShort && products.length > 0 && products.every(({ isSmall }) => isSmall)
  const highestTop = Math.max(0, ...products.map(({ bottom, height }) => bottom + height))
  const minHeight = products.some(({ isHanging }) => isHanging)
    ? ceilingHeight
    : minRoomHeight - (isOnTable ? tableHeight : 0)
  const widths = products.map((product) => product.width)
  return {
    products,
    undrawnCards,
    isShort,
    isOnTable,
    roomHeight: Math.max(minHeight, Math.ceil(highestTop) + headroom),
    maxWidth: Math.ceil(Math.max(0, ...widths)),
    totalWidth: Math.ceil(widths.reduce((sum, width) => sum + Math.max(width, isOnTable ? 0 : captionWidth), 0)),
  }
}

function scaleProduct(card: ProductCard, { dimensions, drawings, combinations }: Product): ScaledProduct | null {
  const variant = combinations.find((each) => each.id_product_attribute === card.id_product_attribute)
  const { front = null, top = null } = variant?.drawings ?? drawings ?? {}
  const drawing = front ?? top
  if (!drawing) return null
  const [width, height] = [drawing.width_mm / 10, drawing.height_mm / 10]
  const measures = { ...dimensions, ...variant?.dimensions }
  const place = front ? findPlace(measures) : 'floor'
  const bottoms = { floor: 0, wall: wallCentre - height / 2, ceiling: lampBottom }
  const isFurniture = measures.seat_height !== undefined || measures.clearance !== undefined
  const fitsOnTable = width <= maxTableSize.width && height <= maxTableSize.height
  return {
    card,
    drawing,
    width,
    height,
    bottom: bottoms[place],
    isHanging: place === 'ceiling',
    isFromAbove: !front,
    isSmall: Boolean(front) && place === 'floor' && fitsOnTable && !isFurniture,
  }
}
