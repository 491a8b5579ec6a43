import { faultOf, type FailedCall } from '../../../contract/faultOf'

/** Why a mailed link sets no password (SPEC §8 `type`). */
export type LinkFault = 'unknown' | 'used' | 'expired'

const types: Record<string, LinkFault> = {
  reset_unknown: 'unknown',
  reset_used: 'used',
  reset_expired: 'expired',
}

/** Null for what can happen to any call. A shop without these types says it by the status, or by the part of the link. */
export function linkFault(failed: FailedCall): LinkFault | null {
  const { type, status } = failed
  const fault = faultOf(failed)
  if (fault.kind === 'invalid') return fault.field === 'password' ? null : 'unknown'
  if (type !== undefined && Object.hasOwn(types, type)) return types[type] ?? null
  if (status === 410) return 'expired'
  return status === 404 ? 'unknown' : null
}
