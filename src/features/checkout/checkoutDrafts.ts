import { parseFlag, formatFlag } from '../../forms/draftFlag'
import { clearDraft, readDraft, saveDraft } from '../../store/browser/formDrafts'

/** The names of the forms whose drafts survive reloads and errors during the visit. */
export const checkoutForms = {
  guest: 'checkout-guest',
  orderMode: 'checkout-way',
  addresses: 'checkout-addresses',
  shipping: 'checkout-shipping',
  wrapping: 'checkout-gift',
  payment: 'checkout-payment',
} as const

export const clearCheckoutDrafts = (): void => Object.values(checkoutForms).forEach(clearDraft)

export interface WrappingDraft {
  wanted: boolean
  message: string
}

/** Returns null when nothing was chosen or typed. */
export function readWrappingDraft(): WrappingDraft | null {
  const { wanted, message } = readDraft(checkoutForms.wrapping)
  return wanted === undefined ? null : { wanted: parseFlag(wanted), message: message ?? '' }
}

export const saveWrappingDraft = ({ wanted, message }: WrappingDraft): void =>
  saveDraft(checkoutForms.wrapping, { wanted: formatFlag(wanted), message })
