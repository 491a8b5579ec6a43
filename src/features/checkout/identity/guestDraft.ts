import { parseAddressDraft, parsePersonDraft, buildAddressDraft } from '../../../forms/address/addressDraft'
import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'
import { checkoutDrafts } from '../checkoutDrafts'
import type { GuestFields } from './guestFields'
import { readFlag, writeFlag } from '../../../forms/draftFlag'

/** The key of the draft for the country that the cart had when the draft was saved. */
const countryKey = 'cartCountry'

/**
 * Returns the saved draft, or null without a draft. Only the text of known fields is read, because storage is not
 * trusted.
 */
export function readGuestDraft(): GuestFields | null {
  const draft = readDraft(checkoutDrafts.guest)
  if (Object.keys(draft).length === 0) return null
  return {
    ...parsePersonDraft(draft),
    // The password is never saved (store/browser/formDrafts).
    password: '',
    newsletter: readFlag(draft.newsletter),
    delivery: parseAddressDraft(draft, 'delivery'),
    otherInvoice: readFlag(draft.otherInvoice),
    invoice: parseAddressDraft(draft, 'invoice'),
  }
}

/** Returns the id of the cart's country at the time when the draft was saved; null when it is unknown. */
export const readDraftCountry = (): number | null => Number(readDraft(checkoutDrafts.guest)[countryKey]) || null

/** @param idCountry the id of the cart's current country */
export function saveGuestDraft(fields: GuestFields, idCountry: number | null): void {
  const { password: _, newsletter, delivery, otherInvoice, invoice, ...personFields } = fields
  saveDraft(checkoutDrafts.guest, {
    ...personFields,
    [countryKey]: String(idCountry),
    newsletter: writeFlag(newsletter),
    otherInvoice: writeFlag(otherInvoice),
    ...buildAddressDraft(delivery, 'delivery'),
    ...buildAddressDraft(invoice, 'invoice'),
  })
}

export const clearGuestDraft = (): void =>
  [checkoutDrafts.guest, checkoutDrafts.orderMode, checkoutDrafts.addresses].forEach(clearDraft)
