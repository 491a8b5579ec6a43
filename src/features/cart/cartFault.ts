import { faultOf, type FailedCall } from '../../contract/faultOf'
import type { Areas } from '../../i18n/words'

/** Why a change of the cart did not go through, in words. */
export function cartFault(failed: FailedCall, { errors }: Areas['cart']): string {
  const fault = faultOf(failed)
  switch (fault.kind) {
    case 'stock':
      return errors.stock(fault.left)
    case 'soldOut':
    case 'gone':
    case 'closed':
    case 'network':
      return errors[fault.kind]
    default:
      return errors.other
  }
}
