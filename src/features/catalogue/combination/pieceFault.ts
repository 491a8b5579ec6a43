import { faultOf } from '../../../contract/faultOf'
import type { Areas } from '../../../i18n/words'
import type { PieceResult } from './pieces'

/** Why a piece did not come into the cart, in words. */
export function pieceFault(
  { error, before }: Extract<PieceResult, { ok: false }>,
  { errors, combination }: Areas['panel'],
): string {
  const fault = faultOf(error)
  switch (fault.kind) {
    case 'stock':
      return before > 0 ? combination.stockWithCart(fault.left, before) : errors.stock(fault.left)
    case 'soldOut':
    case 'gone':
    case 'network':
      return errors[fault.kind]
    default:
      return errors.other
  }
}
