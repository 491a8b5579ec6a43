import type { Areas } from '../words'

export const wishlist: Areas['wishlist'] = {
  title: 'Wishlist',
}
