import { useCallback, useEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { useLanguage } from '../../../i18n/LanguageContext'
import type { LinkedPage } from '../../../pageTable/paths'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { loadCheckout, loadCheckoutIdentification } from '../../../state/checkout/loadCheckout'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { isGuest } from '../../../state/session/whoIsIt'
import { duePage } from './duePage'
import { goToPage } from './goToPage'
import { goInstead } from './stepGate'

export type CheckoutView =
  { status: 'loading' | 'failed' } | { status: 'ready'; checkout: CheckoutInformation; cart: Cart }

/**
 * The checkout for one of its pages: loaded anew on arrival, and the way to the step that is due when this one is
 * not (SPEC §4). What is known from the step before shows at once, while it is asked for again.
 */
export function useCheckout(page: LinkedPage): { view: CheckoutView; retry: () => void } {
  const dispatch = useShopDispatch()
  const language = useLanguage()
  const [fresh, setFresh] = useState(false)
  const { checkout, error } = useShopSelector((state) => state.checkout)
  const { cart, era } = useShopSelector((state) => state.cart)
  const guest = useShopSelector(isGuest)

  const load = useCallback(async () => {
    const loaded = await dispatch(page === 'checkout' ? loadCheckoutIdentification() : loadCheckout())
    setFresh(loaded !== null)
  }, [dispatch, page])
  // Who becomes somebody else, in this tab or another, has another checkout: what was asked before is dropped.
  useEffect(() => void load(), [load, era])

  const instead = goInstead(page, duePage(checkout, cart, guest))
  useEffect(() => {
    if (fresh && instead) goToPage(instead, { language, query: window.location.search, replace: true })
  }, [fresh, instead, language])

  const retry = () => void load()
  if (!instead && checkout && cart) return { view: { status: 'ready', checkout, cart }, retry }
  return { view: { status: error && !fresh ? 'failed' : 'loading' }, retry }
}
