import { type ClassifiedError, classifyError, type FailedCall } from '../../store/http/classifyError'
import type { Areas } from '../../i18n/words'

/** Why a step did not go through, in words. */
export function stepErrorMessage(failed: FailedCall, { errors }: Areas['checkout']): string {
  const error = classifyError(failed)
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'closed':
    case 'carrier':
      return errors[error.kind]
    case 'incomplete':
      return failed.status === 401 ? errors.loggedOut : errors.incomplete
    case 'tooMany':
      return errors.tooMany
    case 'soldOut':
    case 'stock':
    case 'changed':
      return errors.stock
    case 'invalid':
      return fieldErrorMessage(error.field, errors)
    default:
      return errors.other
  }
}

/** `field` is the path in the payload that the API did not take. */
function fieldErrorMessage(field: string, errors: Areas['checkout']['errors']): string {
  if (field.endsWith('email')) return errors.email
  if (field.endsWith('postcode')) return errors.postcode
  if (field === 'service_point') return errors.servicePoint
  if (field === 'id_carrier') return errors.carrier
  if (field === 'gift_message') return errors.message
  if (field === 'id_payment') return errors.payment
  return errors.fields
}

/** Faults after which the shopper may stand at the wrong step: what is still due must be asked again. */
export const outdatedStepErrors: readonly ClassifiedError['kind'][] = [
  'changed',
  'incomplete',
  'closed',
  'soldOut',
  'stock',
]
