import { addressFrom, addressTexts } from '../../../forms/address/addressTexts'
import { personTexts } from '../../../forms/person/personTexts'
import { forgetDraft, keepDraft, readDraft } from '../../../state/draft'
import type { GuestFields } from './guestFields'

/** What is typed or picked about who orders is kept for this visit, so that a reload or a fault loses nothing. */
export const drafts = { form: 'checkout-guest', way: 'checkout-way', addresses: 'checkout-addresses' }
const yes = 'yes'
/** Among the texts of the form, though no field of it: which country the cart had when they were typed. */
const country = 'cartCountry'

/** The kept draft; null when nothing was typed. Storage is hostile: only text of known fields is taken. */
export function readGuestDraft(): GuestFields | null {
  const draft = readDraft(drafts.form)
  if (Object.keys(draft).length === 0) return null
  return {
    ...personTexts(draft),
    // Never kept (state/draft).
    password: '',
    newsletter: draft.newsletter === yes,
    delivery: addressFrom(draft, 'delivery'),
    otherInvoice: draft.otherInvoice === yes,
    invoice: addressFrom(draft, 'invoice'),
  }
}

/** The country (id) that the cart had when the draft was typed; null when nothing says so. */
export const draftCountry = (): number | null => Number(readDraft(drafts.form)[country]) || null

/** @param idCountry the country that the cart has now */
export function keepGuestDraft(fields: GuestFields, idCountry: number): void {
  const { password: _, newsletter, delivery, otherInvoice, invoice, ...account } = fields
  keepDraft(drafts.form, {
    ...account,
    [country]: String(idCountry),
    newsletter: newsletter ? yes : '',
    otherInvoice: otherInvoice ? yes : '',
    ...addressTexts(delivery, 'delivery'),
    ...addressTexts(invoice, 'invoice'),
  })
}

/** The order is placed, or somebody else goes on: none of it stays on the device. */
export const forgetGuestDraft = (): void => Object.values(drafts).forEach(forgetDraft)
