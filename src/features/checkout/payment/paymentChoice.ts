import type { PaymentMethod } from '../../../contract/checkout'
import type { Areas } from '../../../i18n/words'

/** The way to pay that stands chosen at first: the one of before, else the first that is possible. */
export function firstMethod(methods: readonly PaymentMethod[], before: number | null): number | null {
  const available = methods.filter((method) => method.available)
  const kept = available.find((method) => method.id_payment === before)
  return (kept ?? available[0])?.id_payment ?? null
}

/** What stands below a way to pay: its note, or for which amounts it can be when it can't be for this one. */
export function methodWords(
  { available, note, minimum, maximum }: PaymentMethod,
  { payment }: Areas['checkout'],
  money: (euro: number) => string,
): string | null {
  if (available) return note
  if (minimum !== null && maximum !== null) return payment.between(money(minimum), money(maximum))
  if (maximum !== null) return payment.upTo(money(maximum))
  return minimum === null ? payment.notPossible : payment.from(money(minimum))
}
