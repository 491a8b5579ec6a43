import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { readStored, writeStored } from '../../store/browser/storage'
import { selectDeliveryCountry } from '../../store/cart/cartSlice'
import { isOutcomeUncertain } from '../../store/http/ApiError'

/**
 * Only a cart has a country (SPEC §7, country update), so a country that the user chose without a cart is sent once a
 * cart exists.
 */
export function useWishedCountry(): void {
  const dispatch = useAppDispatch()
  const cartCountryId = useAppSelector(selectDeliveryCountry)
  useEffect(() => {
    const wishedCountryId = readWishedCountry()
    if (cartCountryId === null || wishedCountryId === null) return
    // A country that the API refuses is not sent again. A country that may not have reached the API is saved again.
    saveWishedCountry(null)
    if (wishedCountryId === cartCountryId) return
    void import('../../store/checkout/checkoutThunks')
      .then(({ chooseCountry }) => dispatch(chooseCountry({ id_country: wishedCountryId })))
      .then(
        (failure) => failure && isOutcomeUncertain(failure) && saveWishedCountry(wishedCountryId),
        () => saveWishedCountry(wishedCountryId),
      )
  }, [dispatch, cartCountryId])
}

const storageKey = 'upnorth.country'

/** Returns the id of the country that the user has chosen in this visit without a cart, or null. */
export function readWishedCountry(): number | null {
  const storedId = readStored('visit', storageKey) ?? ''
  return /^[1-9][0-9]{0,5}$/.test(storedId) ? Number(storedId) : null
}

export const saveWishedCountry = (countryId: number | null): void =>
  writeStored('visit', storageKey, countryId === null ? null : String(countryId))
