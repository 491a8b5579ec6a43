import { navigate } from 'gatsby'
import type { Cart } from '../../contract/cart'
import type { Checkout } from '../../contract/checkout'
import { isOffered } from '../../contract/links'
import { buildPath, type LinkedPage } from '../../pageTable/paths'
import type { CheckoutInformation } from '../../store/checkout/checkoutSlice'
import type { Language } from '../../i18n/languages'

/** The steps are in the order of SPEC §4. */
export const checkoutSteps = ['info', 'shipping', 'giftwrapping', 'payment', 'status'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** `identification` is the checkout page itself. The shop API never requires gift wrapping. */
export type CheckoutPlace = 'cart' | 'identification' | Exclude<CheckoutStep, 'giftwrapping' | 'status'>

/** Implements the checkout routing of SPEC §4. */
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

/** If there is no open cart, the cart page is due, because it says why there is none. */
export const findDuePage = (
  checkout: Pick<CheckoutInformation, 'changed' | 'actions'> | null,
  cart: Cart | null,
  isGuest: boolean,
): LinkedPage => (checkout && cart ? placePages[findNextCheckoutStep(checkout, isGuest)] : 'cart')

/** The pages of the steps that have a form, and of the places to which the response of the API sends the user. */
export const placePages = {
  cart: 'cart',
  identification: 'checkout',
  info: 'checkout-step-guest',
  shipping: 'checkout-step-shipping',
  giftwrapping: 'checkout-step-giftwrapping',
  payment: 'checkout-step-payment',
} as const satisfies Record<CheckoutPlace | 'giftwrapping', LinkedPage>

/** The checkout skips gift wrapping if nothing in the cart can be wrapped. */
export const isPageSkipped = (page: LinkedPage, cart: Cart | null): boolean =>
  page === 'checkout-step-giftwrapping' && cart !== null && !isOffered(cart, 'giftwrapping')

/** A link with this hash opens the identification page for a user who wants to log in. */
export const loginHash = '#log-in'

interface NavigationOptions {
  language: Language
  /** Starts with "?" unless it is empty. */
  query?: string
  replace?: boolean
}

export function goToPage(page: LinkedPage, { language, query = '', replace = false }: NavigationOptions): void {
  void navigate(`${buildPath(page, language)}${query}`, { replace })
}

/**
 * Returns a function that tells whether the user is still on the current page. A late response must not redirect a user
 * who has opened another page.
 */
export function rememberPage(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}

/** In ms. If the page is still here after this time, the user has probably pressed Stop. */
const maxLeaveTime = 10_000

/**
 * Opens the page of the payment provider. `validatePaymentUrl` must have accepted the URL. Resolves when the user comes
 * back with the Back button, or after `maxLeaveTime` if the provider's page has not opened.
 */
export const leaveShop = (url: string): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    window.setTimeout(resolve, maxLeaveTime)
    window.location.assign(url)
  })
