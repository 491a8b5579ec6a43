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
  buildYourOwn: 'Build your own shelving',
  status: {
    before: (day) => `Starts on ${day}. Feel free to look around already.`,
    running: (until) => `Running now, ${until}.`,
    over: (day) => `This offer has ended. Its last day was ${day}.`,
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
    inPrices: (percent) => `${percent}% off, already included in the prices below`,
    howInPrices:
      'There is nothing to fill in. The crossed-out price is always the lowest of the thirty days before the offer.',
    howInCart: 'The prices below are without the discount: it comes off in your basket.',
    howBefore: 'The prices below are still those from before the offer.',
  },
  freePiece: {
    offer: (buy, free) => `Buy ${buy}, get ${free} free`,
    how: (buy, free) =>
      `Put ${buy + free} in your basket and you pay for ${buy}: the ${free === 1 ? 'cheapest piece is' : `${free} cheapest pieces are`} free.`,
  },
  percentFrom: {
    offer: (percent, from) => `${percent}% off everything from ${from} parts`,
    how: 'Every part counts, in any finish. Once there are enough in your basket, the discount comes off everything.',
  },
  gift: {
    offer: 'A gift with your order',
    how: 'Put pieces from this offer in your basket. Once there are enough, you can add the gift there at the press of a button. You pay nothing for it.',
  },
  donation: {
    offer: (trees) => `${trees} trees for every order`,
    how: 'Every order counts, large or small, including pieces that are not shown here. Prices stay as they are.',
  },
  showroom: {
    offer: 'From our own showroom, lightly used',
    how: 'Do come and try them before you choose: Kaasrechtstraat 5 in Ghent, Tuesday to Saturday. When they are gone, they are gone.',
  },
}
