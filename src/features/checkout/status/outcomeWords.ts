import type { Areas } from '../../../i18n/words'
import type { ToldView } from './askPayment'

/** What the shopper can do now, besides going back to the cart. */
type NextDeed = 'look' | 'pay' | 'cart' | null

interface Told {
  text: string
  look: 'fjord' | 'ok' | 'bad'
  deed: NextDeed
}

/** What became of the payment, in words, and what to do about it. It never says "failed" of what it does not know. */
export function outcomeWords(view: ToldView, { status: words }: Areas['checkout']): Told {
  switch (view.status) {
    case 'paid':
      return { text: words.paid, look: 'ok', deed: null }
    case 'pending':
      return view.waiting
        ? { text: words.waiting, look: 'fjord', deed: null }
        : { text: words.pending, look: 'fjord', deed: 'look' }
    case 'unknown':
      return { text: words.unknown, look: 'fjord', deed: 'cart' }
    case 'unreachable':
      return { text: words.notKnown, look: 'bad', deed: 'look' }
    default:
      return view.changed
        ? { text: words.changed, look: 'bad', deed: 'cart' }
        : { text: words[view.status], look: 'bad', deed: 'pay' }
  }
}
