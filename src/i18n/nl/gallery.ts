/** Words of what a product page fetches later: full screen, share, recently seen, wishlist. */
export const gallery = {}
