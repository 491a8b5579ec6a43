import type { CartAddition } from '../../../apiClient/cart'
import type { Combination, Product } from '../../../contract/product'
import type { RecordedError } from '../../../state/recordedError'

/** How it went; `before`: how many of the version the cart held until then. */
export type PieceResult = { ok: true } | { ok: false; error: RecordedError; before: number }

/** A product in the side panel as the shopper wants it. */
export interface Piece {
  product: Product
  version: Combination
  quantity: number
  /** Whether it goes along: of several, one may be left out. */
  taken: boolean
  /** Null until it was tried as it stands now. */
  result: PieceResult | null
}

/** A product as the panel first shows it: the default version, or else the first that can be had. */
export function pieceOf(product: Product): Piece {
  const { combinations } = product
  const standard = combinations.find((version) => version.default) ?? combinations[0]
  if (!standard) throw new Error('A product has at least one version (contract/product)')
  const version = standard.stock > 0 ? standard : (combinations.find(({ stock }) => stock > 0) ?? standard)
  return { product, version, quantity: 1, taken: true, result: null }
}

/** Whether the button puts it into the cart. */
export const isGoing = ({ taken, version, result }: Piece): boolean => taken && version.stock > 0 && !result?.ok

/** How many pieces of a product go: no more than there are. */
export const countOf = ({ quantity, version }: Piece): number => Math.min(quantity, version.stock)

export const countTogether = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + countOf(piece), 0)

/** What pieces cost together, in euro: the shop API's unit prices, added up in whole cents. */
export function priceTogether(pieces: readonly Piece[]): number {
  const cents = pieces.reduce((sum, piece) => sum + Math.round(piece.version.price.amount * 100) * countOf(piece), 0)
  return cents / 100
}

export const additionOf = (piece: Piece): CartAddition & { quantity: number } => ({
  id_product: piece.product.id_product,
  id_product_attribute: piece.version.id_product_attribute,
  quantity: countOf(piece),
})
