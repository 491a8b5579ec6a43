import { type ClassifiedError, classifyError, type FailedCall } from '../../store/http/classifyError'
import { type ErrorMessages, useErrorMessage } from '../../store/http/errorMessage'
import { useWords } from '../../i18n/useWords'
import type { Areas } from '../../i18n/words'

/** Says why a step did not go through. */
export function useStepErrorMessage(): (failed: FailedCall) => string {
  const { errors } = useWords('checkout')
  const describeError = useErrorMessage()
  return (failed) => describeError(failed, selectStepErrors(failed, errors))
}

/** The sentences of the checkout for a call that failed: what is wrong with a field is said of that field. */
export function selectStepErrors(failed: FailedCall, errors: Areas['checkout']['errors']): ErrorMessages {
  const error = classifyError(failed)
  const invalid = error.kind === 'invalid' ? errors[findFieldMessage(error.field)] : undefined
  return { ...errors, soldOut: errors.stock, changed: errors.stock, invalid }
}

/**
 * The name of the sentence about a field.
 * @param field its path in the payload that the API did not take
 */
function findFieldMessage(field: string): keyof Areas['checkout']['errors'] {
  if (field.endsWith('email')) return 'email'
  if (field.endsWith('postcode')) return 'postcode'
  if (field === 'service_point') return 'servicePoint'
  if (field === 'id_carrier') return 'carrier'
  if (field === 'gift_message') return 'message'
  return field === 'id_payment' ? 'payment' : 'fields'
}

/** Errors after which the shopper may be at the wrong step: what is still due must be requested again. */
export const outdatedStepErrors: readonly ClassifiedError['kind'][] = [
  'changed',
  'incomplete',
  'closed',
  'soldOut',
  'stock',
]
