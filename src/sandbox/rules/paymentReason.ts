/** Between which amounts in cents a way to pay can be used, both included; null is no limit. */
interface PaymentLimits {
  minimum_cents: number | null
  maximum_cents: number | null
}

/** Why a cart of this total (cents) cannot be paid that way, or null. */
export function paymentReason({ minimum_cents, maximum_cents }: PaymentLimits, total: number): 'amount' | null {
  const fits = total >= (minimum_cents ?? 0) && total <= (maximum_cents ?? Infinity)
  return fits ? null : 'amount'
}
