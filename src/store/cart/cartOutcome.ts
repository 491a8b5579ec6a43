import type { CartAnswer } from '../../contract/cart'
import type { RecordedError } from '../http/recordedError'

/** How a change went: the API's answer (null for a success without one), or the error. */
export type Change<Answer> = { ok: true; answer: Answer | null } | { ok: false; error: RecordedError }

/** SPEC §8: add and update return the type and the data of the answer or of the error. */
export interface CartOutcome {
  ok: boolean
  type: string | undefined
  data: unknown
  /** Null after a success. */
  error: RecordedError | null
}

/** SPEC §8: vouchers return the type. */
export type VoucherOutcome = Omit<CartOutcome, 'data'>

export function toCartOutcome(change: Change<CartAnswer>): CartOutcome {
  const { type, data } = change.ok ? (change.answer ?? {}) : change.error
  return { ok: change.ok, type, data, error: change.ok ? null : change.error }
}

export function toVoucherOutcome(change: Change<CartAnswer>): VoucherOutcome {
  const { ok, type, error } = toCartOutcome(change)
  return { ok, type, error }
}
