import { useCallback, useEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { useLanguage } from '../../../i18n/LanguageContext'
import type { LinkedPage } from '../../../pageTable/paths'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { loadCheckout, loadCheckoutIdentification } from '../../../state/checkout/loadCheckout'
import { nextCheckoutStep } from '../../../state/checkout/nextCheckoutStep'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { isGuest } from '../../../state/session/whoIsIt'
import { goToPage } from './goToPage'
import { placePage } from './placePage'
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
  const cart = useShopSelector((state) => state.cart.cart)
  const guest = useShopSelector(isGuest)

  const load = useCallback(async () => {
    const loaded = await dispatch(page === 'checkout' ? loadCheckoutIdentification() : loadCheckout())
    setFresh(loaded !== null)
  }, [dispatch, page])
  useEffect(() => void load(), [load])

  const due = checkout && cart ? placePage[nextCheckoutStep(checkout, guest)] : 'cart'
  const instead = goInstead(page, due)
  useEffect(() => {
    if (fresh && instead) goToPage(instead, { language, query: window.location.search, replace: true })
  }, [fresh, instead, language])

  const retry = () => void load()
  if (!instead && checkout && cart) return { view: { status: 'ready', checkout, cart }, retry }
  return { view: { status: error && !fresh ? 'failed' : 'loading' }, retry }
}
