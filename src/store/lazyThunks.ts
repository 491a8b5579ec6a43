/**
 * Thunks that few pages need, each a file of its own. They are fetched from within the shop's file, so that they bring
 * along nothing that it has already: fetched by a page, they would.
 */
export const lazyThunks = {
  checkoutAgain: () => import('./checkout/refreshCheckout'),
  countries: () => import('./checkout/loadCountries'),
  freshProduct: () => import('./catalogue/loadFreshProduct'),
  newsletter: () => import('./newsletter/subscribe'),
  myNewsletter: () => import('./newsletter/myNewsletter'),
  wishlist: () => import('./wishlist/accountWishes'),
}
