import { useState } from 'react'
import type { PaymentMethod } from '../../../contract/checkout'
import { useAppSelector } from '../../../store/hooks'
import { readPaymentDraft, savePaymentDraft } from '../checkoutDrafts'

/**
 * Returns the chosen payment method, null while none is known. The whole page uses it, because the fee of the method is
 * part of every total on the page.
 */
export function usePaymentMethod(): [PaymentMethod | null, (idPayment: number) => void] {
  const methods = useAppSelector(({ checkout }) => checkout.checkout?.payment_methods)
  const [wantedId, setWantedId] = useState<number | null>(null)
  const chooseMethod = (idPayment: number) => {
    setWantedId(idPayment)
    savePaymentDraft(idPayment)
  }
  // The method is determined at each render because a new total may make a payment method unavailable.
  return [methods ? pickPaymentMethod(methods, wantedId ?? readPaymentDraft()) : null, chooseMethod]
}

export function pickPaymentMethod(methods: readonly PaymentMethod[], previousId: number | null): PaymentMethod | null {
  const availableMethods = methods.filter((method) => method.available)
  return availableMethods.find((method) => method.id_payment === previousId) ?? availableMethods[0] ?? null
}
