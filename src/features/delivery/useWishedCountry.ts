import { useEffect } from 'react'
import { chooseCountry } from '../../store/checkout/checkoutThunks'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import { readStored, writeStored } from '../../store/browser/storage'
import { selectDeliveryCountry } from '../../store/cart/cartSelectors'

/** Tells the first cart the country that was chosen before it was there: only a cart has one (SPEC §7, country update). */
export function useWishedCountry(): void {
  const dispatch = useStoreDispatch()
  const current = useStoreSelector(selectDeliveryCountry)
  useEffect(() => {
    const wished = readWishedCountry()
    if (current === null || wished === null) return
    // Asked for once: a country that the shop does not take must not come back with every cart.
    saveWishedCountry(null)
    if (wished !== current) void dispatch(chooseCountry({ id_country: wished }))
  }, [dispatch, current])
}

const key = 'upnorth.country'

/** The country that a shopper chose before there was a cart to deliver; kept for the visit. */
export function readWishedCountry(): number | null {
  const kept = readStored('visit', key) ?? ''
  return /^[1-9][0-9]{0,5}$/.test(kept) ? Number(kept) : null
}

export const saveWishedCountry = (idCountry: number | null): void =>
  writeStored('visit', key, idCountry === null ? null : String(idCountry))
