import { type ClassifiedError, classifyError, type ErrorMessages, useErrorMessage } from '../../store/http/errorMessage'
import type { RecordedError } from '../../store/http/ApiError'
import { bringMessages } from '../../i18n/lateMessages'
import type { Areas } from '../../i18n/messages'

const useMessages = bringMessages('checkout')

export function useStepErrorMessage(): (recordedError: RecordedError) => string {
  const { errors } = useMessages('checkout')
  const describeError = useErrorMessage()
  return (recordedError) => describeError(recordedError, selectStepErrors(recordedError, errors))
}

export function selectStepErrors(recordedError: RecordedError, errors: Areas['checkout']['errors']): ErrorMessages {
  const error = classifyError(recordedError)
  const invalidMessage = error.kind === 'invalid' ? errors[findFieldMessage(error.field)] : undefined
  return { ...errors, soldOut: errors.stock, changed: errors.stock, invalid: invalidMessage }
}

/**
 * Returns the key of the message for a field.
 * @param field the path, in the payload, of the field that the API rejected
 */
function findFieldMessage(field: string): keyof Areas['checkout']['errors'] {
  if (field.endsWith('email')) return 'email'
  if (field.endsWith('postcode')) return 'postcode'
  if (field === 'service_point') return 'servicePoint'
  if (field === 'id_carrier') return 'carrier'
  if (field === 'gift_message') return 'message'
  return field === 'id_payment' ? 'payment' : 'fields'
}

/** The errors after which another step may be due, so the checkout must be loaded again. */
export const outdatedStepErrors: readonly ClassifiedError['kind'][] = [
  'changed',
  'incomplete',
  'closed',
  'soldOut',
  'stock',
  'taken',
  'giftlistClosed',
]
