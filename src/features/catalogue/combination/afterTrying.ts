import { faultOf } from '../../../contract/faultOf'
import type { CartResult } from '../../../state/sidePanel/sidePanelSlice'
import type { Tried } from './addPieces'
import { additionOf, countTogether, type Piece, type PieceResult } from './pieces'

/** The panel's pieces with how it went. Of a version that falls short, the stock becomes what this shopper can still add. */
export function afterTrying(pieces: readonly Piece[], tried: readonly Tried[]): Piece[] {
  return pieces.map((piece) => {
    const own = tried.find((each) => each.piece === piece)
    if (!own) return piece
    const { outcome, before } = own
    if (!outcome.error) return { ...piece, result: { ok: true } }
    const result: PieceResult = { ok: false, error: outcome.error, before }
    const fault = faultOf(outcome.error)
    if (fault.kind === 'soldOut') return { ...withStock(piece, 0), result }
    if (fault.kind === 'stock') return { ...withStock(piece, Math.max(0, fault.left - before)), result }
    return { ...piece, result }
  })
}

/** What the cart result shows once nothing is left to add: the last piece, and how many came in with it. */
export function cartResultOf(pieces: readonly Piece[], tried: readonly Tried[]): CartResult | null {
  const last = tried.at(-1)
  if (!last || pieces.some(({ result }) => result?.ok === false)) return null
  const added = pieces.filter(({ result }) => result?.ok)
  return {
    ...last.outcome,
    addition: additionOf(last.piece),
    together: added.length > 1 ? countTogether(added) : undefined,
  }
}

function withStock(piece: Piece, stock: number): Piece {
  const version = { ...piece.version, stock }
  const combinations = piece.product.combinations.map((each) => (each === piece.version ? version : each))
  return { ...piece, version, product: { ...piece.product, combinations } }
}
