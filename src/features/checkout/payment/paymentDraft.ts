import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'

const form = 'checkout-payment'

/**
 * The way to pay that was chosen in this visit, so that it stands chosen again after a payment that failed. The consent
 * to the terms is not kept: it is given anew with each order.
 */
export const readPaymentDraft = (): number | null => Number(readDraft(form).method) || null

export const savePaymentDraft = (idPayment: number): void => saveDraft(form, { method: String(idPayment) })

export const clearPaymentDraft = (): void => clearDraft(form)
