import type { ErrorType } from '../../../contract/error'
import { classifyError } from '../../../store/http/classifyError'
import type { RecordedError } from '../../../store/http/ApiError'

/** The reason why a reset link cannot be used (SPEC §8 `type`). */
export type ResetLinkError = 'unknown' | 'used' | 'expired'

const types: Partial<Record<string, ResetLinkError>> = {
  reset_unknown: 'unknown',
  reset_used: 'used',
  reset_expired: 'expired',
} satisfies Partial<Record<ErrorType, ResetLinkError>>

/**
 * Returns why the link cannot be used, or null when the error does not concern the link. If the API does not send these
 * types, the status or the name of the rejected field identifies the error.
 */
export function findResetLinkError(recordedError: RecordedError): ResetLinkError | null {
  const { type, status } = recordedError
  const error = classifyError(recordedError)
  if (error.kind === 'invalid') return error.field === 'password' ? null : 'unknown'
  if (type !== undefined && Object.hasOwn(types, type)) return types[type] ?? null
  if (status === 410) return 'expired'
  return status === 404 ? 'unknown' : null
}
