import { forgetDraft, keepDraft, readDraft, type Draft } from '../../../state/draft'
import type { AddressFields } from '../../../forms/address/addressFields'
import { emptyGuest, type GuestFields } from './guestFields'

/** What is typed or picked about who orders is kept for this visit, so that a reload or a fault loses nothing. */
export const drafts = { form: 'checkout-guest', way: 'checkout-way', addresses: 'checkout-addresses' }
const yes = 'yes'
const genders = ['1', '2', '3']

/** The kept draft; null when nothing was typed. Storage is hostile: only text of known fields is taken. */
export function readGuestDraft(): GuestFields | null {
  const draft = readDraft(drafts.form)
  if (Object.keys(draft).length === 0) return null
  return {
    email: draft.email ?? '',
    // Never kept (state/draft).
    password: '',
    id_gender: genders.find((id) => id === draft.id_gender) ?? '',
    firstname: draft.firstname ?? '',
    lastname: draft.lastname ?? '',
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
    ...named(delivery, 'delivery'),
    ...named(invoice, 'invoice'),
  })
}

const named = (address: AddressFields, prefix: string): Draft =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [`${prefix}.${name}`, String(value)]))

function addressFrom(draft: Draft, prefix: 'delivery' | 'invoice'): AddressFields {
  const names = Object.keys(emptyGuest[prefix]) as (keyof AddressFields)[]
  const kept = names.map((name) => [name, draft[`${prefix}.${name}`] ?? ''])
  return Object.fromEntries(kept) as Record<keyof AddressFields, string>
}

/** The order is placed, or somebody else goes on: none of it stays on the device. */
export const forgetGuestDraft = (): void => Object.values(drafts).forEach(forgetDraft)
