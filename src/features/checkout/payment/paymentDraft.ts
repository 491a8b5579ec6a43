import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'

const formName = 'checkout-payment'

/**
 * Returns the id of the payment method chosen in this visit, so that a failed payment keeps the selection. The consent
 * to the terms is not saved because each order requires it again.
 */
export const readPaymentDraft = (): number | null => Number(readDraft(formName).method) || null

export const savePaymentDraft = (idPayment: number): void => saveDraft(formName, { method: String(idPayment) })

export const clearPaymentDraft = (): void => clearDraft(formName)
