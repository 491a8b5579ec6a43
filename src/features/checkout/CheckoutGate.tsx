import { type ReactNode, useEffect, useState } from 'react'
import type { Cart } from '../../contract/cart'
import type { Checkout } from '../../contract/checkout'
import type { AppThunk } from '../../store/AppThunk'
import { PageError } from '../../forms/PageError'
import { bringMessages } from '../../i18n/lateMessages'
import type { LinkedPage } from '../../pageTable/paths'
import type { CheckoutInformation } from '../../store/checkout/checkoutSlice'
import { StepLoading } from './StepLoading'
import { useLanguage } from '../../i18n/LanguageContext'
import { loadCheckout, loadCheckoutIdentification } from '../../store/checkout/loadCheckoutAndPayment'
import { useAppSelector } from '../../store/hooks'
import { selectEpoch, selectIsGuest, selectIsRegistered } from '../../store/session/sessionSlice'
import { useQuery } from '../../store/query/useQuery'
import { selectCart } from '../../store/cart/cartSelectors'
import { NotYou } from '../../forms/person/NotYou'
import type { PictureFile } from '../../ui/figure/Picture'
import { findDuePage, goToPage, isSkipped, loginHash } from './checkoutRouting'
import * as pageStyles from './CheckoutPage.module.css'
import * as styles from '../../forms/Form.module.css'

const useMessages = bringMessages('checkout')

interface CheckoutGateProps {
  page: LinkedPage
  /** Shown below the error of a checkout that could not be loaded; null if the page has no picture. */
  room: PictureFile | null
  children: (checkout: CheckoutInformation, cart: Cart) => ReactNode
}

/** The children appear once the checkout has loaded and the step may be shown. */
export function CheckoutGate({ page, room, children }: CheckoutGateProps) {
  const messages = useMessages('checkout')
  const { view, retry } = useCheckout(page)
  if (view.status === 'ready') {
    return (
      <>
        <NotYou className={styles.above} />
        {children(view.checkout, view.cart)}
      </>
    )
  }
  if (view.status === 'failed') {
    return (
      <div className={pageStyles.alone}>
        <PageError message={messages.errors.load} onRetry={retry} room={room} />
      </div>
    )
  }
  return <StepLoading />
}

type CheckoutView = { status: 'loading' | 'failed' } | { status: 'ready'; checkout: CheckoutInformation; cart: Cart }

/**
 * The checkout is loaded again on arrival. Until the response arrives, the page shows the checkout of the previous
 * step. The page that is due replaces a page that may not be shown (SPEC §4).
 */
function useCheckout(page: LinkedPage): { view: CheckoutView; retry: () => void } {
  const language = useLanguage()
  const { checkout, error } = useAppSelector((historyState) => historyState.checkout)
  const cart = useAppSelector(selectCart)
  const epoch = useAppSelector(selectEpoch)
  const isGuest = useAppSelector(selectIsGuest)

  // Each user has a separate checkout, so a change of user, in this tab or another, discards the earlier response.
  const { data: arrivalResponse, retry } = useQuery(`${page} ${epoch}`, () => loadCheckoutOnArrival(page))
  const isFresh = Boolean(arrivalResponse?.checkout)

  // The forms of the identification page change the checkout in the store and choose the next page themselves. There,
  // the response to the request on arrival takes precedence over the store.
  const knownCheckout = page === 'checkout' ? (arrivalResponse?.checkout ?? checkout) : checkout
  const isLoginWanted = !arrivalResponse?.isRegistered && window.location.hash === loginHash
  const [wasShown, setWasShown] = useState(isMarkedShown)
  const duePage = findDuePage(knownCheckout, cart, isGuest)
  const redirectPage =
    findRedirect(page, duePage, { wantsLogin: isLoginWanted, wasShown }) ??
    (isSkipped(page, cart) ? 'checkout-step-payment' : null)
  useEffect(() => {
    if (isFresh && redirectPage) goToPage(redirectPage, { language, query: window.location.search, replace: true })
  }, [isFresh, redirectPage, language])
  const isShown = isFresh && !redirectPage && page === 'checkout'
  useEffect(() => {
    if (!isShown) return
    markPageShown()
    // A login on this page now leads to the next page, not back to the cart.
    setWasShown(false)
  }, [isShown])

  if (!redirectPage && checkout && cart) return { view: { status: 'ready', checkout, cart }, retry }
  return { view: { status: error && !isFresh ? 'failed' : 'loading' }, retry }
}

/** `isRegistered` tells whether the user was a registered customer on arrival. A later login does not change it. */
const loadCheckoutOnArrival =
  (page: LinkedPage): AppThunk<Promise<{ checkout: Checkout | null; isRegistered: boolean }>> =>
  async (dispatch, getState) => {
    const checkout = await dispatch(page === 'checkout' ? loadCheckoutIdentification() : loadCheckout())
    return { checkout, isRegistered: selectIsRegistered(getState()) }
  }

/** In the order in which the pages become due. A visitor may start with identification or with info. */
const pageOrder: readonly (readonly LinkedPage[])[] = [
  ['checkout', 'checkout-step-guest'],
  ['checkout-step-shipping'],
  ['checkout-step-giftwrapping'],
  ['checkout-step-payment'],
]

const findRank = (page: LinkedPage) => pageOrder.findIndex((pages) => pages.includes(page))

/**
 * Returns null when `page` may be shown (SPEC §4). The user may open a completed step again. A step that is not due yet
 * redirects to the page that is due. The identification page redirects a known user, except a guest who wants to log
 * in. A known user who saw the identification page before has come back from the next step with the Back button, so the
 * redirect leads to the cart.
 */
export function findRedirect(
  page: LinkedPage,
  duePage: LinkedPage,
  { wantsLogin = false, wasShown = false } = {},
): LinkedPage | null {
  const isPassed = page === 'checkout' && duePage !== page && !wantsLogin
  if (isPassed && wasShown) return 'cart'
  return findRank(page) <= findRank(duePage) && findRank(duePage) !== -1 && !isPassed ? null : duePage
}

/** Records in the history entry that its page was shown to this user. */
function markPageShown(): void {
  const historyState = window.history.state as object | null
  // Gatsby stores the scroll position under the key in the state.
  window.history.replaceState({ ...historyState, wasShown: true }, '')
}

const isMarkedShown = (): boolean => (window.history.state as { wasShown?: unknown } | null)?.wasShown === true
