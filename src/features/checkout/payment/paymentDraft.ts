import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'

const form = 'checkout-payment'

/**
 * Reads the id of the payment method that was chosen in this visit, so that it is chosen again after a failed payment. The
 * consent to the terms is not saved, as each order needs it again.
 */
export const readPaymentDraft = (): number | null => Number(readDraft(form).method) || null

export const savePaymentDraft = (idPayment: number): void => saveDraft(form, { method: String(idPayment) })

export const clearPaymentDraft = (): void => clearDraft(form)
