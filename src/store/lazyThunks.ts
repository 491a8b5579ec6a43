import type { LazyThunks } from './services'

/**
 * Thunks that few pages need, each a file of its own. The store's chunk imports them, so that they bring nothing along
 * that it already has; imported by a page, they would bring it a second time.
 */
export const lazyThunks: LazyThunks = {
  checkoutAgain: () => import('./checkout/refreshCheckout'),
  countries: () => import('./checkout/loadCountries'),
  freshProduct: () => import('./catalogue/loadFreshProduct'),
  newsletter: () => import('./newsletter/subscribe'),
  myNewsletter: () => import('./newsletter/myNewsletter'),
  wishlist: () => import('./wishlist/accountWishes'),
}
