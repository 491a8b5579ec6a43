import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Cart } from '../../contract/cart'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { useWords } from '../../i18n/useWords'
import type { LinkedPage } from '../../pageTable/paths'
import type { CheckoutInformation } from '../../store/checkout/checkoutSlice'
import { StepLoading } from './StepLoading'
import { useLanguage } from '../../i18n/LanguageContext'
import { loadCheckout, loadCheckoutIdentification } from '../../store/checkout/loadCheckout'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import { selectEpoch, selectIsGuest } from '../../store/session/sessionSelectors'
import { selectCart } from '../../store/cart/cartSelectors'
import { findDuePage, findRedirect, goToPage } from './checkoutRouting'
import * as styles from '../../forms/Form.module.css'

interface CheckoutGateProps {
  page: LinkedPage
  children: (checkout: CheckoutInformation, cart: Cart) => ReactNode
}

/** Lets a step show once its checkout is there and the step is due; otherwise the shape of it, or what went wrong. */
export function CheckoutGate({ page, children }: CheckoutGateProps) {
  const words = useWords('checkout')
  const { view, retry } = useCheckout(page)
  if (view.status === 'ready') return <>{children(view.checkout, view.cart)}</>
  if (view.status === 'failed') {
    return (
      <div className={styles.form}>
        <Note variant="bad" role="alert">
          {words.errors.load}
        </Note>
        <div>
          <Button onClick={retry}>{words.retry}</Button>
        </div>
      </div>
    )
  }
  return <StepLoading />
}

type CheckoutView = { status: 'loading' | 'failed' } | { status: 'ready'; checkout: CheckoutInformation; cart: Cart }

/**
 * The checkout for one of its pages: loaded anew on arrival, and the way to the step that is due when this one is
 * not (SPEC §4). What is known from the step before shows at once, while it is asked for again.
 */
function useCheckout(page: LinkedPage): { view: CheckoutView; retry: () => void } {
  const dispatch = useStoreDispatch()
  const language = useLanguage()
  const [fresh, setFresh] = useState(false)
  const { checkout, error } = useStoreSelector((state) => state.checkout)
  const cart = useStoreSelector(selectCart)
  const epoch = useStoreSelector(selectEpoch)
  const guest = useStoreSelector(selectIsGuest)

  const load = useCallback(async () => {
    const loaded = await dispatch(page === 'checkout' ? loadCheckoutIdentification() : loadCheckout())
    setFresh(loaded !== null)
  }, [dispatch, page])
  // Who becomes somebody else, in this tab or another, has another checkout: what was asked before is dropped.
  useEffect(() => void load(), [load, epoch])

  const redirect = findRedirect(page, findDuePage(checkout, cart, guest))
  useEffect(() => {
    if (fresh && redirect) goToPage(redirect, { language, query: window.location.search, replace: true })
  }, [fresh, redirect, language])

  const retry = () => void load()
  if (!redirect && checkout && cart) return { view: { status: 'ready', checkout, cart }, retry }
  return { view: { status: error && !fresh ? 'failed' : 'loading' }, retry }
}
