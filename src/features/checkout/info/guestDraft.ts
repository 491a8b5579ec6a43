import { forgetDraft, keepDraft, readDraft, type Draft } from '../../../state/draft'
import { emptyGuest, type AddressFields, type GuestFields } from './guestFields'

/** What was typed on the info step, kept for this visit, so that a reload or a fault loses nothing. */
const form = 'checkout-guest'
const yes = 'yes'

/** The kept draft; null when nothing was typed. Storage is hostile: only text of known fields is taken. */
export function readGuestDraft(): GuestFields | null {
  const draft = readDraft(form)
  if (Object.keys(draft).length === 0) return null
  return {
    email: draft.email ?? '',
    id_gender: draft.id_gender ?? '',
    firstname: draft.firstname ?? '',
    lastname: draft.lastname ?? '',
    newsletter: draft.newsletter === yes,
    delivery: addressFrom(draft, 'delivery'),
    otherInvoice: draft.otherInvoice === yes,
    invoice: addressFrom(draft, 'invoice'),
  }
}

export function keepGuestDraft({ newsletter, delivery, otherInvoice, invoice, ...account }: GuestFields): void {
  keepDraft(form, {
    ...account,
    newsletter: newsletter ? yes : '',
    otherInvoice: otherInvoice ? yes : '',
    ...named(delivery, 'delivery'),
    ...named(invoice, 'invoice'),
  })
}

export const forgetGuestDraft = (): void => forgetDraft(form)

const named = (address: AddressFields, prefix: string): Draft =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [`${prefix}.${name}`, String(value)]))

function addressFrom(draft: Draft, prefix: 'delivery' | 'invoice'): AddressFields {
  const names = Object.keys(emptyGuest[prefix]) as (keyof AddressFields)[]
  const kept = names.map((name) => [name, draft[`${prefix}.${name}`] ?? ''])
  return Object.fromEntries(kept) as Record<keyof AddressFields, string>
}
