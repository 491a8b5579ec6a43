import { useEffect } from 'react'
import { chooseCountry } from '../../../state/checkout/chooseCountry'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { wishCountry, wishedCountry } from './wishedCountry'

/** Tells the first cart the country that was chosen before it was there: only a cart has one (SPEC §7, country update). */
export function useWishedCountry(): void {
  const dispatch = useShopDispatch()
  const current = useShopSelector(({ cart }) => cart.cart?.id_country ?? null)
  useEffect(() => {
    const wished = wishedCountry()
    if (current === null || wished === null) return
    // Asked for once: a country that the shop does not take must not come back with every cart.
    wishCountry(null)
    if (wished !== current) void dispatch(chooseCountry({ id_country: wished }))
  }, [dispatch, current])
}
