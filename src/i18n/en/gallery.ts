import type { Areas } from '../words'

export const gallery: Areas['gallery'] = {
  fullScreen: {
    title: 'Pictures over the full screen',
    previous: 'Previous picture',
    next: 'Next picture',
    larger: 'Larger',
    smaller: 'Smaller',
    close: 'Close',
  },
  recent: {
    title: 'Seen before',
  },
  gone: {
    eyebrow: 'Nowhere to be found',
    title: (name) => `${name} is no longer here.`,
    withFamily: (family) => `This piece has left the shop. The ${family} series is still here.`,
    alone: 'This piece has left the shop. Its maker has other work.',
    family: (family) => `See the ${family} series`,
    brand: (brand) => `Everything by ${brand}`,
    relatives: 'From the same series',
  },
  newer: {
    piece: 'This piece',
    failed: 'The shop is not answering for a moment, so we do not know whether there is anything here.',
  },
  wishlist: {
    loading: 'We are fetching your wishlist.',
    failed: 'We could not fetch the prices of your wishlist. The list itself is still here.',
    retry: 'Try again',
    empty: 'Your wishlist is still empty. A heart on a product page puts a piece here.',
    emptyLink: 'See what is new',
    remove: (name) => `Take ${name} off your wishlist`,
    removed: (name) => `${name} is no longer on your wishlist.`,
    undo: 'Undo',
    gone: (count) => (count === 1 ? 'One piece on your list is gone.' : `${count} pieces on your list are gone.`),
    tidy: 'Take off the list',
    soldOut: 'Sold out',
    pieces: (count) => `${count} pieces`,
  },
}
