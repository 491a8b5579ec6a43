import type { CartAnswer } from '../../contract/cart'
import type { RecordedError } from '../recordedError'
import type { Change } from './changeCart'

/** SPEC §8: add and update give type and data back, of the answer or of the error. */
export interface CartOutcome {
  ok: boolean
  type: string | undefined
  data: unknown
  /** Null when it went well. */
  error: RecordedError | null
}

/** SPEC §8: vouchers give the type back. */
export type VoucherOutcome = Omit<CartOutcome, 'data'>

export function outcomeOf(change: Change<CartAnswer>): CartOutcome {
  const { type, data } = change.ok ? (change.answer ?? {}) : change.error
  return { ok: change.ok, type, data, error: change.ok ? null : change.error }
}

export function voucherOutcomeOf(change: Change<CartAnswer>): VoucherOutcome {
  const { ok, type, error } = outcomeOf(change)
  return { ok, type, error }
}
