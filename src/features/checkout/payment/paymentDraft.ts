import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'

const form = 'checkout-payment'

/**
 * Returns the id of the payment method chosen in this visit, so that a failed payment keeps the selection. The consent
 * to the terms is not saved because each order requires it again.
 */
export const readPaymentDraft = (): number | null => Number(readDraft(form).method) || null

export const savePaymentDraft = (idPayment: number): void => saveDraft(form, { method: String(idPayment) })

export const clearPaymentDraft = (): void => clearDraft(form)
