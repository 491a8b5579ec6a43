import { emptyAddress, emptyGuest, type AddressFields, type GuestFields } from './guestFields'

/** What was typed on the info step, kept for this visit, so that a reload or a fault loses nothing. No passwords. */
const key = 'upnorth.checkout.guest'

/** The kept draft. Storage is hostile: whatever is no text (or tick) of a known field is left out. */
export function readGuestDraft(): GuestFields {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
    return isRecord(kept) ? guestFrom(kept) : emptyGuest
  } catch {
    return emptyGuest
  }
}

/** Keeps the draft. A full or forbidden storage is no reason to trouble the shopper. */
export function keepGuestDraft(fields: GuestFields): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(fields))
  } catch {
    return
  }
}

export function forgetGuestDraft(): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    return
  }
}

function guestFrom(kept: Record<string, unknown>): GuestFields {
  return {
    ...emptyGuest,
    ...pick(kept, emptyGuest),
    delivery: addressFrom(kept.delivery),
    invoice: addressFrom(kept.invoice),
  }
}

function addressFrom(kept: unknown): AddressFields {
  return isRecord(kept) ? { ...emptyAddress, ...pick(kept, emptyAddress) } : emptyAddress
}

/** The values of `kept` whose name and kind `model` knows; nested values are the caller's. */
function pick<Fields extends object>(kept: Record<string, unknown>, model: Fields): Partial<Fields> {
  const known = Object.entries(model).filter(
    ([name, value]) => typeof value !== 'object' && typeof kept[name] === typeof value,
  )
  return Object.fromEntries(known.map(([name]) => [name, kept[name]])) as Partial<Fields>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
