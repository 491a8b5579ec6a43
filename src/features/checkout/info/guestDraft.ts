import { addressFrom, addressTexts } from '../../../forms/address/addressTexts'
import { personTexts } from '../../../forms/person/personTexts'
import { forgetDraft, keepDraft, readDraft } from '../../../state/draft'
import type { GuestFields } from './guestFields'

/** What is typed or picked about who orders is kept for this visit, so that a reload or a fault loses nothing. */
export const drafts = { form: 'checkout-guest', way: 'checkout-way', addresses: 'checkout-addresses' }
const yes = 'yes'

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

export function keepGuestDraft({ password: _, newsletter, delivery, otherInvoice, invoice, ...account }: GuestFields) {
  keepDraft(drafts.form, {
    ...account,
    newsletter: newsletter ? yes : '',
    otherInvoice: otherInvoice ? yes : '',
    ...addressTexts(delivery, 'delivery'),
    ...addressTexts(invoice, 'invoice'),
  })
}

/** The order is placed, or somebody else goes on: none of it stays on the device. */
export const forgetGuestDraft = (): void => Object.values(drafts).forEach(forgetDraft)
