import type { Drawing, Product, ProductCard } from '../../../contract/product'
import { findPlace } from '../../../pageTable/contents/drawing'

/**
 * In cm. `width` and `height` are those of the drawing, and may differ a little from `statedSize`, which is the width
 * and the height on the product's page, or the width and the depth if the drawing is from above. `bottom` is the height
 * of the product's lower edge above the floor.
 */
export interface ScaledProduct {
  card: ProductCard
  drawing: Drawing
  width: number
  height: number
  statedSize: [width: number, height: number]
  bottom: number
  /** True for a product that hangs from the ceiling, such as a lamp. */
  isHanging: boolean
  isDrawnFromAbove: boolean
  /** True for a small product that is neither a seat nor a table. */
  canStandOnTable: boolean
}

export const cmPerMm = 0.1
/** In cm: the height of the centre of a product on a wall, the lower edge of a lamp, and a ceiling with lamps. */
export const wallCentre = 150
const lampBottom = 180
const ceilingHeight = 250
/** In cm. A person of 1.75 m fits into the lowest room, and `headroom` is the space above the tallest product. */
const minRoomHeight = 180
const headroom = 10
const maxShortListLength = 6
/** In cm. The caption of a narrow product takes this width when the row is as wide as the page. */
const captionWidth = 60
/** In cm. `maxTableSize` is the size of the largest product that is drawn on a table. */
export const tableHeight = 75
const maxTableSize = { width: 40, height: 55 }

/**
 * Each card uses the drawing and the dimensions of its own variant. A short list (`isShort`) fits in one row, at a
 * larger scale. If all its products are small, they stand on a table (`isOnTable`), with the person behind it. Lengths
 * are in cm. `roomHeight` is the height above the floor or the table, and `totalWidth` includes the space for the
 * captions of narrow products on the floor.
 * @param fullProducts the products of the cards with their drawings, except those that the shop API no longer has
 */
export function layOutScale(cards: readonly ProductCard[], fullProducts: readonly Product[]) {
  const products: ScaledProduct[] = []
  const undrawnCards: ProductCard[] = []
  for (const card of cards) {
    const product = fullProducts.find(({ id_product }) => id_product === card.id_product)
    const scaledProduct = product && scaleProduct(card, product)
    if (scaledProduct) products.push(scaledProduct)
    else undrawnCards.push(card)
  }
  const isShort = products.length <= maxShortListLength
  const isOnTable = isShort && products.length > 0 && products.every(({ canStandOnTable }) => canStandOnTable)
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
  const variant = combinations.find((candidate) => candidate.id_product_attribute === card.id_product_attribute)
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
    statedSize: [
      measures.width ?? measures.diameter ?? width,
      (front ? measures.height : (measures.depth ?? measures.diameter)) ?? height,
    ],
    bottom: bottoms[place],
    isHanging: place === 'ceiling',
    isDrawnFromAbove: !front,
    canStandOnTable: Boolean(front) && place === 'floor' && fitsOnTable && !isFurniture,
  }
}
