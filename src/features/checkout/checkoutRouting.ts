import { navigate } from 'gatsby'
import type { Cart } from '../../contract/cart'
import { buildPath, type LinkedPage } from '../../pageTable/paths'
import type { CheckoutInformation } from '../../store/checkout/checkoutSlice'
import { type CheckoutPlace, nextCheckoutStep } from '../../store/checkout/nextCheckoutStep'
import type { Language } from '../../i18n/languages'

/**
 * Finds the page that is due by the API's answer (SPEC §4). Without an open cart it is the cart page, which says so.
 */
export const findDuePage = (checkout: CheckoutInformation | null, cart: Cart | null, guest: boolean): LinkedPage =>
  checkout && cart ? placePages[nextCheckoutStep(checkout, guest)] : 'cart'

/** The page of each place that the routing leads to (SPEC §4). */
export const placePages = {
  cart: 'cart',
  identification: 'checkout',
  info: 'checkout-step-guest',
  shipping: 'checkout-step-shipping',
  payment: 'checkout-step-payment',
} as const satisfies Record<CheckoutPlace, LinkedPage>

/**
 * The pages of the checkout in the order in which they become due. A visitor may start with identification or with
 * info.
 */
const order: readonly (readonly LinkedPage[])[] = [
  ['checkout', 'checkout-step-guest'],
  ['checkout-step-shipping'],
  ['checkout-step-giftwrapping'],
  ['checkout-step-payment'],
]

const rank = (page: LinkedPage) => order.findIndex((pages) => pages.includes(page))

/**
 * Finds the page to go to instead of `page` when `due` is the page that the API's actions lead to (SPEC §4); null when
 * `page` may be shown. A completed step may be opened again; a step that is not due yet leads to the one that is.
 * Identification, the entry of the checkout, leads a known user on, except a guest who wants to log in.
 */
export function findRedirect(page: LinkedPage, due: LinkedPage, { wantsLogin = false } = {}): LinkedPage | null {
  const isPassed = page === 'checkout' && due !== page && !wantsLogin
  return rank(page) <= rank(due) && rank(due) !== -1 && !isPassed ? null : due
}

/** The hash of a link to the identification page for a user who wants to log in. */
export const loginHash = '#log-in'

interface GoOptions {
  language: Language
  /** A query string that starts with "?", or an empty one; added to the path unchanged. */
  query?: string
  /** Whether the new page replaces the current one in the browser's history. */
  replace?: boolean
}

/** Navigates to another page of the site without loading the document again. */
export function goToPage(page: LinkedPage, { language, query = '', replace = false }: GoOptions): void {
  void navigate(`${buildPath(page, language)}${query}`, { replace })
}

/**
 * Remembers the current page. Returns a function that tells whether the user is still there, so that a late answer does
 * not take them away from another page.
 */
export function rememberPage(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}
