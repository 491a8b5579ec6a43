import { parseAddressDraft, parsePersonDraft, buildAddressDraft } from '../../../forms/address/addressDraft'
import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'
import type { GuestFields } from './guestFields'

/** The keys of the drafts of the identification and info steps, which survive a reload and errors during this visit. */
export const guestDraftKeys = { form: 'checkout-guest', orderMode: 'checkout-way', addresses: 'checkout-addresses' }
const yes = 'yes'
/** The country of the cart when the form was typed. It is saved with the fields though it is none of them. */
const country = 'cartCountry'

/** Reads the saved draft; null when nothing was typed. Storage is not trusted: only text of known fields is read. */
export function readGuestDraft(): GuestFields | null {
  const draft = readDraft(guestDraftKeys.form)
  if (Object.keys(draft).length === 0) return null
  return {
    ...parsePersonDraft(draft),
    // Never saved (store/browser/formDrafts).
    password: '',
    newsletter: draft.newsletter === yes,
    delivery: parseAddressDraft(draft, 'delivery'),
    otherInvoice: draft.otherInvoice === yes,
    invoice: parseAddressDraft(draft, 'invoice'),
  }
}

/** Reads the id of the country that the cart had when the draft was typed; null when it is not known. */
export const readDraftCountry = (): number | null => Number(readDraft(guestDraftKeys.form)[country]) || null

/** @param idCountry the country that the cart has now */
export function saveGuestDraft(fields: GuestFields, idCountry: number | null): void {
  const { password: _, newsletter, delivery, otherInvoice, invoice, ...account } = fields
  saveDraft(guestDraftKeys.form, {
    ...account,
    [country]: String(idCountry),
    newsletter: newsletter ? yes : '',
    otherInvoice: otherInvoice ? yes : '',
    ...buildAddressDraft(delivery, 'delivery'),
    ...buildAddressDraft(invoice, 'invoice'),
  })
}

/** Removes the drafts of these steps from the device, for example once the order is placed. */
export const clearGuestDraft = (): void => Object.values(guestDraftKeys).forEach(clearDraft)
