import { navigate } from 'gatsby'
import type { Cart } from '../../contract/cart'
import type { Checkout } from '../../contract/checkout'
import { buildPath, type LinkedPage } from '../../pageTable/paths'
import type { CheckoutInformation } from '../../store/checkout/checkoutSlice'
import type { Language } from '../../i18n/languages'

/** The steps of SPEC §4 in order. The user may go back. The shop API never requires gift wrapping. */
export const checkoutSteps = ['info', 'shipping', 'giftwrapping', 'payment', 'status'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The place to which the response of the shop API sends the user. `identification` is the checkout page itself. */
export type CheckoutPlace = 'cart' | 'identification' | Exclude<CheckoutStep, 'giftwrapping' | 'status'>

/** Returns the place to which the actions of the checkout lead (SPEC §4, checkout routing). */
export function findNextCheckoutStep(
  { changed, actions }: Pick<Checkout, 'changed' | 'actions'>,
  isGuest: boolean,
): CheckoutPlace {
  if (changed) return 'cart'
  if (actions.includes('IDENTIFICATION')) return isGuest ? 'info' : 'identification'
  if (actions.includes('INFO')) return 'info'
  if (actions.includes('CARRIER') || actions.includes('DELIVERY_ADDRESS')) return 'shipping'
  return 'payment'
}

/**
 * Finds the page that is due according to the API (SPEC §4). Without an open cart this is the cart page, which explains
 * the reason.
 */
export const findDuePage = (
  checkout: Pick<CheckoutInformation, 'changed' | 'actions'> | null,
  cart: Cart | null,
  isGuest: boolean,
): LinkedPage => (checkout && cart ? placePages[findNextCheckoutStep(checkout, isGuest)] : 'cart')

/** The page of each step that has a form, and of each place to which the routing leads (SPEC §4). */
export const placePages = {
  cart: 'cart',
  identification: 'checkout',
  info: 'checkout-step-guest',
  shipping: 'checkout-step-shipping',
  giftwrapping: 'checkout-step-giftwrapping',
  payment: 'checkout-step-payment',
} as const satisfies Record<CheckoutPlace | 'giftwrapping', LinkedPage>

/** The checkout pages in the order in which they become due. A visitor may start with identification or with info. */
const pageOrder: readonly (readonly LinkedPage[])[] = [
  ['checkout', 'checkout-step-guest'],
  ['checkout-step-shipping'],
  ['checkout-step-giftwrapping'],
  ['checkout-step-payment'],
]

const findRank = (page: LinkedPage) => pageOrder.findIndex((pages) => pages.includes(page))

/**
 * Returns the page that replaces `page` when `due` is the page to which the API's actions lead (SPEC §4), or null when
 * `page` may be shown. A completed step may be opened again. A step that is not due yet redirects to the one that is.
 * Identification, the entry of the checkout, redirects a known user, except a guest who wants to log in. A user who
 * was shown it before has come back from the next step, so the redirect leads back to the cart.
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

/** Whether a page has nothing to choose: gift wrapping, if the shop API wraps nothing of this cart. */
export const isSkipped = (page: LinkedPage, cart: Cart | null): boolean =>
  page === 'checkout-step-giftwrapping' && cart !== null && !cart._links.giftwrapping

/** Marks the current entry of the browser's history as that of a page which was shown to this user. */
export function markShown(): void {
  const state = window.history.state as object | null
  // Gatsby stores the scroll position under the key in the state.
  window.history.replaceState({ ...state, wasShown: true }, '')
}

export const isMarkedShown = (): boolean => (window.history.state as { wasShown?: unknown } | null)?.wasShown === true

/** The hash of a link to the identification page for a user who wants to log in. */
export const loginHash = '#log-in'

interface GoOptions {
  language: Language
  /** A query string that starts with "?", or an empty one. It is added to the path unchanged. */
  query?: string
  /** Whether the new page replaces the current one in the browser's history. */
  replace?: boolean
}

/** Navigates to another page of the site without reloading the document. */
export function goToPage(page: LinkedPage, { language, query = '', replace = false }: GoOptions): void {
  void navigate(`${buildPath(page, language)}${query}`, { replace })
}

/**
 * Remembers the current page. Returns a function that says whether the user is still on it, so that a late response does
 * not redirect a user who has moved on.
 */
export function rememberPage(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}

/** The time in ms after which the provider's page has not opened, for example because the user stopped the browser. */
const maxLeaveTime = 10_000

/**
 * Opens a page of another site, such as that of the payment provider. `validatePaymentUrl` must have accepted the URL.
 * Resolves when the user is on this page again, with the Back button or because the other page did not open.
 */
export const leaveShop = (address: string): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    window.setTimeout(resolve, maxLeaveTime)
    window.location.assign(address)
  })
