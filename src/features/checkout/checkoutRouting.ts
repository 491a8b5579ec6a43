import { navigate } from 'gatsby'
import type { Cart } from '../../contract/cart'
import { buildPath, type LinkedPage } from '../../pageTable/paths'
import type { CheckoutInformation } from '../../store/checkout/checkoutSlice'
import { type CheckoutPlace, nextCheckoutStep } from '../../store/checkout/nextCheckoutStep'
import type { Language } from '../../i18n/languages'

/** The page that is due by the API's answer (SPEC §4); without an open cart the cart page, which says so. */
export const findDuePage = (checkout: CheckoutInformation | null, cart: Cart | null, guest: boolean): LinkedPage =>
  checkout && cart ? placePages[nextCheckoutStep(checkout, guest)] : 'cart'

/** The page of each place that SPEC §4's routing leads to. */
export const placePages = {
  cart: 'cart',
  identification: 'checkout',
  info: 'checkout-step-guest',
  shipping: 'checkout-step-shipping',
  payment: 'checkout-step-payment',
} as const satisfies Record<CheckoutPlace, LinkedPage>

/** The pages of the checkout in the order that they come due; who is not known yet may identify or fill in info. */
const order: readonly (readonly LinkedPage[])[] = [
  ['checkout', 'checkout-step-guest'],
  ['checkout-step-shipping'],
  ['checkout-step-giftwrapping'],
  ['checkout-step-payment'],
]

const rank = (page: LinkedPage) => order.findIndex((pages) => pages.includes(page))

/**
 * Where a shopper on `page` must go instead, when `due` is the page that the API's actions lead to (SPEC §4):
 * null when they may stay. Steps that are done can be gone back to; one that is not due yet leads to the due one.
 */
export function findRedirect(page: LinkedPage, due: LinkedPage): LinkedPage | null {
  return rank(page) <= rank(due) && rank(due) !== -1 ? null : due
}

interface GoOptions {
  language: Language
  /** Starts with "?"; kept as it is. */
  query?: string
  /** The page that is left should not come back by the browser's back button. */
  replace?: boolean
}

/** To another page of the shop, without a full load. */
export function goToPage(page: LinkedPage, { language, query = '', replace = false }: GoOptions): void {
  void navigate(`${buildPath(page, language)}${query}`, { replace })
}

/**
 * Marks the page that the shopper is on. Asked after a call, it says whether they are still there: who went elsewhere
 * meanwhile is not taken along.
 */
export function rememberPage(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}
