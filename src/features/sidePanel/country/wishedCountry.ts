import { readStored, writeStored } from '../../../state/storage'

const key = 'upnorth.country'

/** The country that a shopper chose before there was a cart to deliver; kept for the visit. */
export function wishedCountry(): number | null {
  const kept = readStored('visit', key) ?? ''
  return /^[1-9][0-9]{0,5}$/.test(kept) ? Number(kept) : null
}

export const wishCountry = (idCountry: number | null): void =>
  writeStored('visit', key, idCountry === null ? null : String(idCountry))
