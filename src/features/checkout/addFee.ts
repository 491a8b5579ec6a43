import type { Cart } from '../../contract/cart'
import type { PaymentMethod } from '../../contract/checkout'
import { roundEuro } from '../../contract/money'

/** Returns the amount in euro that the shop charges. */
export const addFee = ({ totals }: Cart, method: PaymentMethod | null): number =>
  roundEuro(totals.total + (method?.fee ?? 0))
