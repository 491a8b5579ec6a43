import type { LazyThunks } from './services'

/**
 * Thunks that few pages need, each in its own file. They are imported by the store's chunk, so they can share its code.
 * If a page imported them, they would bring a second copy of that code.
 */
export const lazyThunks: LazyThunks = {
  checkoutAgain: () => import('./checkout/refreshCheckout'),
  countries: () => import('./checkout/loadCountries'),
  designs: () => import('./design/designThunks'),
  freshProduct: () => import('./catalogue/loadFreshProduct'),
  strayCarts: () => import('./cart/moveStrayCarts'),
  newsletter: () => import('./newsletter/subscribe'),
  myNewsletter: () => import('./newsletter/myNewsletter'),
  wishlist: () => import('./wishlist/accountWishes'),
}
