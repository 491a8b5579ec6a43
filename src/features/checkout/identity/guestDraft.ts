import { parseAddressDraft, buildAddressDraft } from '../../../forms/address/addressDraft'
import { parsePersonDraft } from '../../../forms/address/addressDraft'
import { clearDraft, saveDraft, readDraft } from '../../../store/browser/formDrafts'
import type { GuestFields } from './guestFields'

/** What is typed or picked about who orders is kept for this visit, so that a reload or an error loses nothing. */
export const guestDraftKeys = { form: 'checkout-guest', orderMode: 'checkout-way', addresses: 'checkout-addresses' }
const yes = 'yes'
/** Among the texts of the form, though no field of it: which country the cart had when they were typed. */
const country = 'cartCountry'

/** The kept draft; null when nothing was typed. Storage is hostile: only text of known fields is taken. */
export function readGuestDraft(): GuestFields | null {
  const draft = readDraft(guestDraftKeys.form)
  if (Object.keys(draft).length === 0) return null
  return {
    ...parsePersonDraft(draft),
    // Never kept (store/browser/formDrafts).
    password: '',
    newsletter: draft.newsletter === yes,
    delivery: parseAddressDraft(draft, 'delivery'),
    otherInvoice: draft.otherInvoice === yes,
    invoice: parseAddressDraft(draft, 'invoice'),
  }
}

/** The country (id) that the cart had when the draft was typed; null when nothing says so. */
export const readDraftCountry = (): number | null => Number(readDraft(guestDraftKeys.form)[country]) || null

/** @param idCountry the country that the cart has now */
export function saveGuestDraft(fields: GuestFields, idCountry: number): void {
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

/** The order is placed, or somebody else goes on: none of it stays on the device. */
export const clearGuestDraft = (): void => Object.values(guestDraftKeys).forEach(clearDraft)
