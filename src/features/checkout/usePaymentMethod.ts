import { useState } from 'react'
import type { Cart } from '../../contract/cart'
import type { PaymentMethod } from '../../contract/checkout'
import { roundEuro } from '../../contract/money'
import { useAppSelector } from '../../store/hooks'
import { readDraft, saveDraft } from '../../store/browser/formDrafts'
import { checkoutFormNames } from './checkoutFormNames'

/**
 * The whole page needs the method, because every total on the page includes its fee. The method is null while the
 * methods load and when none is available.
 */
export function usePaymentMethod(): [PaymentMethod | null, (paymentId: number) => void] {
  const methods = useAppSelector(({ checkout }) => checkout.checkout?.payment_methods)
  const [wantedId, setWantedId] = useState<number | null>(null)
  const chooseMethod = (paymentId: number) => {
    setWantedId(paymentId)
    savePaymentDraft(paymentId)
  }
  // The method is determined at each render, because a new total may make a payment method unavailable.
  return [methods ? pickPaymentMethod(methods, wantedId ?? readPaymentDraft()) : null, chooseMethod]
}

export function pickPaymentMethod(methods: readonly PaymentMethod[], previousId: number | null): PaymentMethod | null {
  const availableMethods = methods.filter((method) => method.available)
  return availableMethods.find((method) => method.id_payment === previousId) ?? availableMethods[0] ?? null
}

/** Returns the amount in euro that the shop charges. */
export const computeTotalWithFee = ({ totals }: Cart, method: PaymentMethod | null): number =>
  roundEuro(totals.total + (method?.fee ?? 0))

/**
 * The saved method is chosen again after a failed payment. The consent to the terms is not saved, because each order
 * requires it again.
 */
const readPaymentDraft = (): number | null => Number(readDraft(checkoutFormNames.payment).method) || null

const savePaymentDraft = (paymentId: number): void =>
  saveDraft(checkoutFormNames.payment, { method: String(paymentId) })
