import type { Words } from '../words'
import type { campaign as nl } from '../nl/campaign'

const formatCount = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

export const campaign: Words<typeof nl> = {
  from: 'From',
  until: 'Until',
  offer: 'Offer',
  openEnd: 'no end date',
  whileTheyLast: 'while stocks last',
  fromDay: (day) => `from ${day}`,
  untilDay: (day) => `until ${day}`,
  buildYourOwn: 'Put together your own wall',
  status: {
    before: (day) => `Starts on ${day}. You can already look around.`,
    running: (until) => `Running now, ${until}.`,
    over: (day) => `This offer is over: it ran until ${day}.`,
  },
  list: {
    all: (count) => `${formatCount(count)} in the offer`,
    over: (count) => `${formatCount(count)} from this offer`,
    donation: (count) => `${formatCount(count)} to keep for years`,
    showroom: (count) => `${formatCount(count)} from the showroom`,
  },
  afterwards: 'The pieces are still here, at today’s price.',
  percent: {
    plain: (percent) => `${percent}% off`,
    inPrices: (percent) => `${percent}%, already taken off the prices below`,
    howInPrices:
      'There is nothing to fill in. Each piece shows its earlier price and the lowest of the past thirty days.',
    howInCart: 'The prices below are without the discount: it comes off in your basket.',
    howBefore: 'The prices below are still those from before the offer.',
  },
  freePiece: {
    offer: (buy, free) => `Buy ${buy}, get ${free} free`,
    how: (buy, free) =>
      `Counted the other way: take ${buy + free}, of which ${free} free. It comes to the same thing: ${buy + free} in your basket, ${buy} paid for, and the cheapest costs nothing.`,
  },
  percentFrom: {
    offer: (percent, from) => `${percent}% off everything from ${from} parts`,
    how: 'Every part counts, in any finish. Once there are enough in your basket, the discount comes off everything.',
  },
  gift: {
    offer: 'A gift with your order',
    how: 'Put what the offer is about in your basket and we will add the gift. You pay nothing for it.',
  },
  donation: {
    offer: (trees) => `${trees} trees for every order`,
    how: 'Every order counts, large or small, including pieces that are not shown here. Prices stay as they are.',
  },
  showroom: {
    offer: 'From our own floor, lightly used',
    how: 'Do come and try them before you choose: Kaasrechtstraat 5 in Ghent, Tuesday to Saturday. Once gone, they are gone.',
  },
}
