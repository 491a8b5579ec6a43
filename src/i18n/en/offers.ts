import type { Areas } from '../messages'
import { createPlural } from '../languages'

const choosePlural = createPlural('en')

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const spellNumber = (count: number) => numberWords[count] ?? String(count)

export const offers: Areas['offers'] = {
  title: 'Offers for your basket',
  freeNext: (missing, free) =>
    `Add ${spellNumber(missing)} more: the ${choosePlural(free, { one: 'cheapest piece is', other: `${spellNumber(free)} cheapest pieces are` })} free.`,
  freeNow: (free) =>
    choosePlural(free, {
      one: 'The cheapest piece is free.',
      other: `The ${spellNumber(free)} cheapest pieces are free.`,
    }),
  freeAgain: (missing) => `Add ${spellNumber(missing)} more and another one is free.`,
  percentNext: (missing, percent) => `Add ${spellNumber(missing)} more and ${percent}% comes off everything.`,
  discountNext: (missing) => `Add ${spellNumber(missing)} more and a discount comes off everything.`,
  percentNow: (percent) => `${percent}% comes off everything.`,
  discountNow: 'A discount comes off everything.',
  giftNext: (missing) => `Add ${spellNumber(missing)} more and you get a gift with it.`,
  giftReady: (name) => `A gift comes with it: ${name}.`,
  giftTaken: (name) => `Your gift is in your basket: ${name}.`,
  takeGift: 'Put your gift in your basket',
  inCart: (count) => `${count} counted`,
  from: (count) => `from ${count}`,
  until: (day) => `until ${day}`,
  progress: (counted, needed) => `${counted} of ${needed}`,
  delivery: {
    missing: (amount) => `${amount} more and delivery is free.`,
    reached: 'Your delivery is free.',
    from: (amount) => `free from ${amount}`,
  },
  errors: {
    soldOut: 'This piece is sold out.',
    stock: (left) => choosePlural(left, { one: 'There is 1 left.', other: `There are ${left} left.` }),
    gone: 'This version is no longer available.',
    kept: 'Your basket is still as it was.',
  },
}
