import { forgetDraft, keepDraft, readDraft } from '../../../state/draft'

const form = 'checkout-payment'

/**
 * The way to pay that was chosen in this visit, so that it stands chosen again after a payment that failed. The consent
 * to the terms is not kept: it is given anew with each order.
 */
export const readPaymentDraft = (): number | null => Number(readDraft(form).method) || null

export const keepPaymentDraft = (idPayment: number): void => keepDraft(form, { method: String(idPayment) })

export const forgetPaymentDraft = (): void => forgetDraft(form)
