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
import { loadCheckout } from '../../store/checkout/checkoutAndPayment'
import { useAppSelector } from '../../store/hooks'
import { selectEpoch, selectIsGuest, selectIsRegistered } from '../../store/session/sessionSlice'
import { useQuery } from '../../store/query/useQuery'
import { selectCart } from '../../store/cart/cartSlice'
import { NotYou } from '../../forms/person/NotYou'
import type { PictureFile } from '../../ui/figure/Picture'
import { findDuePage, goToPage, isPageSkipped, loginHash } from './checkoutRouting'
import * as pageStyles from './CheckoutPage.module.css'
import * as styles from '../../forms/Form.module.css'

const useMessages = bringMessages('checkout')

interface CheckoutGateProps {
  page: LinkedPage
  room: PictureFile | null
  children: (checkout: CheckoutInformation, cart: Cart) => ReactNode
}

/** Shows the children once the checkout has loaded and the user may see the page. */
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
 * Loads the checkout again when the user arrives at the page. Until the response arrives, the page shows the checkout
 * of the previous step. If the user may not see the page, the page that is due replaces it (SPEC §4).
 */
function useCheckout(page: LinkedPage): { view: CheckoutView; retry: () => void } {
  const language = useLanguage()
  const { checkout, error } = useAppSelector((state) => state.checkout)
  const cart = useAppSelector(selectCart)
  const epoch = useAppSelector(selectEpoch)
  const isGuest = useAppSelector(selectIsGuest)

  // Each user has a separate checkout, so a change of user, in this tab or another, discards the earlier response.
  const { data: arrivalResponse, retry } = useQuery(`${page} ${epoch}`, () => loadCheckoutOnArrival(page))
  const isReloaded = Boolean(arrivalResponse?.checkout)

  // The forms of the identification page change the stored checkout and choose the next page themselves. On that page,
  // the response received on arrival therefore decides which page is due.
  const decisiveCheckout = page === 'checkout' ? (arrivalResponse?.checkout ?? checkout) : checkout
  const isLoginRequested = !arrivalResponse?.isRegistered && window.location.hash === loginHash
  const [hasBeenShown, setHasBeenShown] = useState(isPageMarkedShown)
  const duePage = findDuePage(decisiveCheckout, cart, isGuest)
  const redirectPage =
    findRedirect(page, duePage, { isLoginRequested, hasBeenShown }) ??
    (isPageSkipped(page, cart) ? 'checkout-step-payment' : null)
  useEffect(() => {
    if (isReloaded && redirectPage) goToPage(redirectPage, { language, query: window.location.search, replace: true })
  }, [isReloaded, redirectPage, language])
  const isIdentificationShown = isReloaded && !redirectPage && page === 'checkout'
  useEffect(() => {
    if (!isIdentificationShown) return
    markPageShown()
    // From now on, a login on this page leads to the next page, not back to the cart.
    setHasBeenShown(false)
  }, [isIdentificationShown])

  if (!redirectPage && checkout && cart) return { view: { status: 'ready', checkout, cart }, retry }
  return { view: { status: error && !isReloaded ? 'failed' : 'loading' }, retry }
}

/** `isRegistered` tells whether the user was a registered customer on arrival. A later login does not change it. */
const loadCheckoutOnArrival =
  (page: LinkedPage): AppThunk<Promise<{ checkout: Checkout | null; isRegistered: boolean }>> =>
  async (dispatch, getState) => {
    const checkout = await dispatch(loadCheckout(page === 'checkout' ? 'checkout_identification' : 'checkout'))
    return { checkout, isRegistered: selectIsRegistered(getState()) }
  }

/** The pages are in the order in which they become due. A user may start with identification or with info. */
const pagesByRank: readonly (readonly LinkedPage[])[] = [
  ['checkout', 'checkout-step-guest'],
  ['checkout-step-shipping'],
  ['checkout-step-giftwrapping'],
  ['checkout-step-payment'],
]

const findRank = (page: LinkedPage) => pagesByRank.findIndex((pages) => pages.includes(page))

/**
 * Returns null when the user may see `page` (SPEC §4). The user may open a completed step again. A step that is not due
 * yet redirects to the page that is due. So does the identification page once it is no longer due, unless the user
 * wants to log in. A user who saw that page before has come back from the next step with the Back button, and is
 * redirected to the cart instead.
 */
export function findRedirect(
  page: LinkedPage,
  duePage: LinkedPage,
  { isLoginRequested = false, hasBeenShown = false } = {},
): LinkedPage | null {
  const isIdentificationOver = page === 'checkout' && duePage !== page && !isLoginRequested
  if (isIdentificationOver && hasBeenShown) return 'cart'
  return findRank(page) <= findRank(duePage) && findRank(duePage) !== -1 && !isIdentificationOver ? null : duePage
}

function markPageShown(): void {
  const historyState = window.history.state as object | null
  // The state also has the key under which Gatsby stores the scroll position.
  window.history.replaceState({ ...historyState, hasBeenShown: true }, '')
}

const isPageMarkedShown = (): boolean =>
  (window.history.state as { hasBeenShown?: unknown } | null)?.hasBeenShown === true
