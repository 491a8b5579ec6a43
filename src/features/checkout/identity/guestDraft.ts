import { parseAddressDraft, parsePersonDraft, buildAddressDraft } from '../../../forms/address/addressDraft'
import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'
import { checkoutFormNames } from '../checkoutFormNames'
import type { GuestFields } from './guestFields'
import { parseFlag, formatFlag } from '../../../forms/draftFlag'

const cartCountryKey = 'cartCountry'

/** Returns null if there is no draft. Users can edit the storage, so only text of known fields is read. */
export function readGuestDraft(): GuestFields | null {
  const draft = readDraft(checkoutFormNames.guest)
  if (Object.keys(draft).length === 0) return null
  return {
    ...parsePersonDraft(draft),
    // A draft never contains a password (store/browser/formDrafts).
    password: '',
    newsletter: parseFlag(draft.newsletter),
    delivery: parseAddressDraft(draft, 'delivery'),
    otherInvoice: parseFlag(draft.otherInvoice),
    invoice: parseAddressDraft(draft, 'invoice'),
  }
}

/** Returns the id of the country that the cart had when the draft was saved; null if it is unknown. */
export const readDraftCountryId = (): number | null =>
  Number(readDraft(checkoutFormNames.guest)[cartCountryKey]) || null

export function saveGuestDraft(fields: GuestFields, cartCountryId: number | null): void {
  const { password: _, newsletter, delivery, otherInvoice, invoice, ...personFields } = fields
  saveDraft(checkoutFormNames.guest, {
    ...personFields,
    [cartCountryKey]: String(cartCountryId),
    newsletter: formatFlag(newsletter),
    otherInvoice: formatFlag(otherInvoice),
    ...buildAddressDraft(delivery, 'delivery'),
    ...buildAddressDraft(invoice, 'invoice'),
  })
}

export const clearGuestDraft = (): void =>
  [checkoutFormNames.guest, checkoutFormNames.orderMode, checkoutFormNames.addresses].forEach(clearDraft)
