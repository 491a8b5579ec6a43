import type { PaymentState, StatusAnswer } from '../../contract/checkout'
import { type CheckoutPlace, nextCheckoutStep } from './nextCheckoutStep'

/** The state of a payment, as read from a status response. */
export type Payment =
  | { status: 'pending' }
  /** `order` is null when the shop API does not give its id. */
  | { status: 'paid'; order: number | null }
  /** `changed`: the cart has changed and cannot be paid as it is (SPEC §4). */
  | { status: Exclude<PaymentState, 'pending' | 'paid'>; changed: boolean }
  /** Nothing was paid, and the shop API requires another step first. */
  | { status: 'due'; place: CheckoutPlace }

/**
 * Reads a status response. One that contains only the actions and the changed flag (SPEC §7) determines where the user
 * goes next (SPEC §4). If that is the payment itself, only a closed cart shows that it was paid.
 */
export function readPayment(
  { status, id_order, actions, changed }: StatusAnswer,
  { isCartClosed, isGuest }: { isCartClosed: boolean; isGuest: boolean },
): Payment {
  switch (status) {
    case 'pending':
      return { status }
    case 'paid':
      return id_order === null ? { status: 'pending' } : { status, order: id_order }
    case null: {
      if (isCartClosed) return { status: 'paid', order: id_order }
      const place = nextCheckoutStep({ changed, actions }, isGuest)
      return place === 'payment' ? { status: 'pending' } : { status: 'due', place }
    }
    default:
      return { status, changed }
  }
}
