import shopDetails from '../../../data/shop.json'
import type { Areas } from '../messages'
import { createPlural } from '../languages'

const choosePlural = createPlural('en')

export const giftlistLines: Areas['giftlistLines'] = {
  giftFor: (owners) => `Gift for ${owners}`,
  someOwners: 'a gift list',
  contribution: (amount) => `Your contribution: ${amount}`,
  contributionTo: 'Contribution to this gift',
  contributionRule: (owners) =>
    `A contribution cannot be refunded: whatever this gift does not need, because the amount is not reached or the price changes, becomes credit for ${owners}.`,
  message: 'Your message',
  destination: {
    legend: 'Where should this gift go?',
    owner: (owners) => `Straight to ${owners}`,
    ownerText: 'We know the address, and we keep it to ourselves.',
    giver: 'To you',
    giverText: 'Then you give it yourself.',
    pickup: `To our shop in ${shopDetails.city.en}`,
    pickupText: (owners) => `It will be there for ${owners} to collect.`,
  },
  goesTo: {
    owner: (owners) => `Goes straight to ${owners}`,
    pickup: (owners) => `Held in our shop for ${owners}`,
  },
  taken: {
    none: 'There is nothing left to give here: another giver was quicker, or the list has been closed.',
    items: (left, wanted) =>
      `Another giver was quicker: there ${choosePlural(left, { one: 'is 1', other: `are ${left}` })} left to give; your basket has ${wanted}.`,
    amount: (left, given) => `Another giver was quicker: ${left} is still needed, and your contribution is ${given}.`,
    giveItems: (left) => `Make it ${left}`,
    giveAmount: (left) => `Make it ${left}`,
    remove: 'Take it out of your basket',
  },
  noDelivery: 'There is nothing to choose here: what you give does not come to you.',
  invoiceOnly: 'Nothing comes to you. Your address is for the invoice only.',
  thanks: (owners) =>
    `Noted for ${owners}. Their list shows straight away who gave what, or only after the party if they chose to be surprised.`,
}
