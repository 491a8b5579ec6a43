import texts from '../../../../data/content/en/shop.json'
import shopDetails from '../../../../data/shop.json'
import type { Messages } from '../../messages'
import type { campaign as nl } from '../../nl/buildTime/campaign'
import { createPlural } from '../../languages'

const choosePlural = createPlural('en')

const formatCount = (count: number) => choosePlural(count, { one: '1 piece', other: `${count} pieces` })

export const campaign: Messages<typeof nl> = {
  from: 'From',
  until: 'Until',
  offer: 'Offer',
  code: 'Code',
  openEnd: 'no end date',
  whileTheyLast: 'while stocks last',
  fromDay: (day) => `from ${day}`,
  untilDay: (day) => `until ${day}`,
  buildYourOwn: 'Build your own shelving',
  variants: 'Also in these versions',
  status: {
    before: (day) => `Starts on ${day}. You can look around now.`,
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
    howWithCode: (code) =>
      `The prices below are without the discount. Enter the code ${code} in your basket and it comes off.`,
  },
  freePiece: {
    offer: (buy, free) => `Buy ${buy}, get ${free} free`,
    how: (buy, free) =>
      `Put ${buy + free} in your basket and you pay for ${buy}: the ${choosePlural(free, { one: 'cheapest piece is', other: `${free} cheapest pieces are` })} free.`,
  },
  percentFrom: {
    offer: (percent, from) => `${percent}% off everything from ${from} pieces`,
    how: 'Every piece counts, in any version. Once there are enough in your basket, the discount comes off everything.',
  },
  gift: {
    offer: 'A gift with your order',
    how: 'Put pieces from this offer in your basket. Once there are enough, you can add the gift there at the press of a button. You pay nothing for it.',
  },
  donation: {
    offer: (trees) => `${trees} trees for every order`,
    how: 'Every order counts, large or small, including pieces that are not shown here. There is no extra discount.',
  },
  showroom: {
    offer: 'From our own showroom, lightly used',
    how: `${texts.openDays && `Do come and try them before you choose: ${shopDetails.street} in ${shopDetails.city.en}, ${texts.openDays}. `}When they are gone, they are gone.`,
  },
  conditions: {
    title: 'The conditions of this offer',
    terms: 'Our general terms apply as well',
    period: (from, until) =>
      `From ${from} up to and including ${until}. What counts is the day on which you order, not the day on which we deliver.`,
    until: (until) =>
      `Up to and including ${until}. What counts is the day on which you order, not the day on which we deliver.`,
    inPrices: 'The discount has already been taken off the prices on this page. You need no code.',
    code: (code) =>
      `The discount comes off when you enter the code ${code} in your basket. It applies to all pieces on this page.`,
    together: 'All pieces on this page count together, in any colour or finish.',
    freeItem: (all, free) =>
      `Put the free piece in your basket as well. Of every ${all} pieces, the ${choosePlural(free, { one: 'cheapest is', other: `${free} cheapest are` })} free: with ${2 * all} that makes ${2 * free}.`,
    percentFrom: (items) =>
      `With ${items} pieces or more in your basket, the discount comes off all of them automatically.`,
    gift: ['The gift is not added for you: you add it in your basket.', 'The gift is available while stocks last.'],
    donation: 'Every paid order in this period counts. There is nothing you need to do.',
    showroom: [
      'Signs of use come with a showroom piece and are reflected in its price.',
      'Once a piece is sold, there is no other.',
    ],
    vouchers: {
      reduced: 'You may use a voucher too, unless it does not apply to pieces on offer.',
      rest: 'You may use a voucher too: it comes off the amount that is left.',
      freeItem: 'You may use a voucher too. It does not apply to a free piece.',
      gift: 'You may use a voucher too. It does not apply to the gift.',
    },
    returns: 'Returns work as for any other order.',
  },
}
