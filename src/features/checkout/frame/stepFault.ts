import { faultOf, type FailedCall } from '../../../contract/faultOf'
import type { Areas } from '../../../i18n/words'

/** Why a step did not go through, in words. */
export function stepFault(failed: FailedCall, { errors }: Areas['checkout']): string {
  const fault = faultOf(failed)
  switch (fault.kind) {
    case 'network':
    case 'timeout':
    case 'closed':
    case 'carrier':
      return errors[fault.kind]
    case 'incomplete':
      return failed.status === 401 ? errors.loggedOut : errors.incomplete
    case 'tooMany':
      return errors.tooMany
    case 'soldOut':
    case 'stock':
    case 'changed':
      return errors.stock
    case 'invalid':
      return fieldFault(fault.field, errors)
    default:
      return errors.other
  }
}

/** `field` is the path in the payload that the API did not take. */
function fieldFault(field: string, errors: Areas['checkout']['errors']): string {
  if (field.endsWith('email')) return errors.email
  if (field.endsWith('postcode')) return errors.postcode
  if (field === 'service_point') return errors.servicePoint
  if (field === 'id_carrier') return errors.carrier
  if (field === 'gift_message') return errors.message
  if (field === 'id_payment') return errors.payment
  return errors.fields
}
