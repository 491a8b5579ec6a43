import { classifyError, type FailedCall } from '../../../store/http/classifyError'

/** Why a mailed link sets no password (SPEC §8 `type`). */
export type ResetLinkError = 'unknown' | 'used' | 'expired'

const types: Record<string, ResetLinkError> = {
  reset_unknown: 'unknown',
  reset_used: 'used',
  reset_expired: 'expired',
}

/** Null for what can happen to any call. A shop without these types says it by the status, or by the part of the link. */
export function findResetLinkError(failed: FailedCall): ResetLinkError | null {
  const { type, status } = failed
  const error = classifyError(failed)
  if (error.kind === 'invalid') return error.field === 'password' ? null : 'unknown'
  if (type !== undefined && Object.hasOwn(types, type)) return types[type] ?? null
  if (status === 410) return 'expired'
  return status === 404 ? 'unknown' : null
}
