import { useEffect } from 'react'
import { chooseCountry } from '../../store/checkout/checkoutThunks'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import { readStored, writeStored } from '../../store/browser/storage'
import { selectDeliveryCountry } from '../../store/cart/cartSelectors'

/**
 * Sends the country that was chosen before there was a cart to the first cart, as only a cart has one (SPEC §7, country
 * update).
 */
export function useWishedCountry(): void {
  const dispatch = useStoreDispatch()
  const current = useStoreSelector(selectDeliveryCountry)
  useEffect(() => {
    const wished = readWishedCountry()
    if (current === null || wished === null) return
    // Sent once: a country that the API refuses must not come back with every cart.
    saveWishedCountry(null)
    if (wished !== current) void dispatch(chooseCountry({ id_country: wished }))
  }, [dispatch, current])
}

const key = 'upnorth.country'

/** Reads the id of the country that was chosen in this visit before there was a cart; null when there is none. */
export function readWishedCountry(): number | null {
  const stored = readStored('visit', key) ?? ''
  return /^[1-9][0-9]{0,5}$/.test(stored) ? Number(stored) : null
}

export const saveWishedCountry = (idCountry: number | null): void =>
  writeStored('visit', key, idCountry === null ? null : String(idCountry))
