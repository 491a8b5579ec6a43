import shopDetails from '../../../data/shop.json'
import type { Areas } from '../messages'
import { createPlural } from '../languages'

const choosePlural = createPlural('en')

export const wishlist: Areas['wishlist'] = {
  title: 'Favourites',
  loading: 'We are fetching your favourites.',
  listFailed: 'We could not fetch your favourites.',
  failed: 'We could not fetch the prices of your favourites. The favourites themselves are still here.',
  visitor: 'Your favourites are on this device. With an account we keep them for you, on your other devices too.',
  logIn: 'Log in',
  empty: 'You have no favourites yet. The heart beside a piece saves it here.',
  emptyLink: 'Have a look around',
  count: (count) => choosePlural(count, { one: '1 piece', other: `${count} pieces` }),
  remove: (name) => `Remove ${name} from your favourites`,
  removed: (name) => `${name} is no longer in your favourites.`,
  undo: 'Undo',
  changeFailed: 'That did not work, so your favourites are as they were. Try again in a moment.',
  gone: (count) =>
    choosePlural(count, { one: 'One of your favourites is gone.', other: `${count} of your favourites are gone.` }),
  tidy: 'Remove from your favourites',
  soldOut: 'Sold out',
  pieces: (count) => `${count} pieces`,
  move: 'Move to basket',
  marks: {
    back: 'Available again',
    cheaper: (amount) => `${amount} less than when you saved it`,
  },
  giftlist: {
    open: 'Move to a gift list',
    moved: (product, list) => `${product} is now on your gift list “${list}”.`,
    onBoth: (product, list) =>
      `${product} is on your gift list “${list}”, but still in your favourites too. Use the heart to remove it there.`,
  },
  share: {
    title: 'Share your favourites',
    why: 'Whoever has the link sees your first name and your favourites. Nothing else.',
    start: 'Create a link',
    link: 'The link to your favourites',
    copy: 'Copy the link',
    copied: 'The link has been copied.',
    notCopied: 'Could not copy. You can copy the link above yourself.',
    send: 'Share the link',
    text: `My favourites at ${shopDetails.name}`,
    end: 'Stop sharing',
    ended: 'The link no longer works.',
    failed: 'That did not work. Try again.',
  },
  shared: {
    title: (name) => `${name}’s favourites`,
    own: 'These are your own favourites, as others see them.',
    loading: 'We are fetching the favourites.',
    failed: 'We could not fetch these favourites.',
    unknown: 'These favourites are no longer shared, or the link is not quite right.',
    empty: 'There are no favourites here yet.',
    toOwn: 'Go to your own favourites',
    keep: (name) => `Add ${name} to your own favourites`,
    gone: (count) =>
      choosePlural(count, { one: 'One of these favourites is gone.', other: `${count} of these favourites are gone.` }),
  },
  overview: {
    none: 'Nothing saved yet. The heart beside a piece adds it to your favourites.',
    kept: (count) => choosePlural(count, { one: '1 piece saved', other: `${count} pieces saved` }),
    link: 'Go to your favourites',
  },
}
