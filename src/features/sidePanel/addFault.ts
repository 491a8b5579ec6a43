import { faultOf, type FailedCall } from '../../contract/faultOf'
import type { Areas } from '../../i18n/words'

/** Why a piece did not come into the cart, in words. */
export function addFault(failed: FailedCall, { errors }: Areas['panel']): string {
  const fault = faultOf(failed)
  switch (fault.kind) {
    case 'stock':
      return errors.stock(fault.left)
    case 'soldOut':
    case 'gone':
    case 'network':
      return errors[fault.kind]
    default:
      return errors.other
  }
}
