import { type ClassifiedError, classifyError, type FailedCall } from '../../store/http/classifyError'
import type { Areas } from '../../i18n/words'

/** The message for a step that failed. */
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

/** The message for a field that the API refused; `field` is its path in the payload. */
function fieldErrorMessage(field: string, errors: Areas['checkout']['errors']): string {
  if (field.endsWith('email')) return errors.email
  if (field.endsWith('postcode')) return errors.postcode
  if (field === 'service_point') return errors.servicePoint
  if (field === 'id_carrier') return errors.carrier
  if (field === 'gift_message') return errors.message
  if (field === 'id_payment') return errors.payment
  return errors.fields
}

/** Errors after which another step may be due, so that the checkout must be loaded again. */
export const outdatedStepErrors: readonly ClassifiedError['kind'][] = [
  'changed',
  'incomplete',
  'closed',
  'soldOut',
  'stock',
]
