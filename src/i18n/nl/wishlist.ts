/** The wishlist: page, overview and public link. */
export const wishlist = {
  title: 'Wishlist',
}
