import type { CartAnswer } from '../../contract/cart'
import type { RecordedError } from '../http/recordedError'

/** The result of a change: the response (null for a success without a body) or the error. */
export type Change<Answer> = { ok: true; answer: Answer | null } | { ok: false; error: RecordedError }

/** The result of adding or updating a line, with the type and the data of the response or of the error (SPEC §8). */
export interface CartOutcome {
  ok: boolean
  type: string | undefined
  data: unknown
  error: RecordedError | null
}

/** The result of a voucher request, which has a type but no data (SPEC §8). */
export type VoucherOutcome = Omit<CartOutcome, 'data'>

export function toCartOutcome(change: Change<CartAnswer>): CartOutcome {
  const { type, data } = change.ok ? (change.answer ?? {}) : change.error
  return { ok: change.ok, type, data, error: change.ok ? null : change.error }
}

export function toVoucherOutcome(change: Change<CartAnswer>): VoucherOutcome {
  const { ok, type, error } = toCartOutcome(change)
  return { ok, type, error }
}
