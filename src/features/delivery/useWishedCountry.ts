import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { readStored, writeStored } from '../../store/browser/storage'
import { selectDeliveryCountry } from '../../store/cart/cartSelectors'

/**
 * Sends a country that was chosen before there was a cart, once the first cart exists, because only a cart has a country
 * (SPEC §7, country update).
 */
export function useWishedCountry(): void {
  const dispatch = useAppDispatch()
  const current = useAppSelector(selectDeliveryCountry)
  useEffect(() => {
    const wished = readWishedCountry()
    if (current === null || wished === null) return
    // The country is sent once only, so that one that the API rejects is not sent again for every cart.
    saveWishedCountry(null)
    if (wished === current) return
    void import('../../store/checkout/checkoutThunks')
      .then(({ chooseCountry }) => dispatch(chooseCountry({ id_country: wished })))
      .catch(() => undefined)
  }, [dispatch, current])
}

const key = 'upnorth.country'

/** Returns the id of the country that was chosen in this visit before there was a cart, or null when there is none. */
export function readWishedCountry(): number | null {
  const stored = readStored('visit', key) ?? ''
  return /^[1-9][0-9]{0,5}$/.test(stored) ? Number(stored) : null
}

export const saveWishedCountry = (idCountry: number | null): void =>
  writeStored('visit', key, idCountry === null ? null : String(idCountry))
