import { parseAddressDraft, parsePersonDraft, buildAddressDraft } from '../../../forms/address/addressDraft'
import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'
import { checkoutDrafts } from '../checkoutDrafts'
import type { GuestFields } from './guestFields'
import { readFlag, writeFlag } from '../../../forms/draftFlag'

/** The draft stores the cart's country under this key. */
const countryKey = 'cartCountry'

/** Returns null without a draft. Users can edit the storage, so only text of known fields is read. */
export function readGuestDraft(): GuestFields | null {
  const draft = readDraft(checkoutDrafts.guest)
  if (Object.keys(draft).length === 0) return null
  return {
    ...parsePersonDraft(draft),
    // A draft never contains a password (store/browser/formDrafts).
    password: '',
    newsletter: readFlag(draft.newsletter),
    delivery: parseAddressDraft(draft, 'delivery'),
    otherInvoice: readFlag(draft.otherInvoice),
    invoice: parseAddressDraft(draft, 'invoice'),
  }
}

/** Returns the id of the cart's country when the draft was saved; null if it is unknown. */
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
