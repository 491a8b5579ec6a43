import shopDetails from '../../../data/shop.json'
import { createPlural } from '../languages'

const choosePlural = createPlural('nl')

/**
 * The messages of gifts in the cart, the checkout and orders. `owners` are the people whom the list is for, as in "Noor
 * en Elias".
 */
export const giftlistLines = {
  giftFor: (owners: string) => `Cadeau voor ${owners}`,
  someOwners: 'een wenslijst',
  contribution: (amount: string) => `Je bijdrage: ${amount}`,
  contributionTo: 'Bijdrage aan dit cadeau',
  /** The rule about contributions that a gift does not need. The emails of the sandbox state the same rule. */
  contributionRule: (owners: string) =>
    `Een bijdrage kun je niet terugkrijgen: wat dit cadeau niet nodig heeft, omdat het bedrag niet rondkomt of de prijs verandert, wordt tegoed voor ${owners}.`,
  message: 'Je bericht',
  destination: {
    legend: 'Waar mag dit cadeau naartoe?',
    owner: (owners: string) => `Rechtstreeks naar ${owners}`,
    ownerText: 'Het adres kennen wij, en het blijft bij ons.',
    giver: 'Naar jou',
    giverText: 'Dan geef je het zelf.',
    pickup: `Naar onze winkel in ${shopDetails.city.nl}`,
    pickupText: (owners: string) => `Daar ligt het klaar voor ${owners}.`,
  },
  /** The destination of a gift that does not go to the giver. */
  goesTo: {
    owner: (owners: string) => `Gaat rechtstreeks naar ${owners}`,
    pickup: (owners: string) => `Ligt in onze winkel klaar voor ${owners}`,
  },
  taken: {
    none: 'Hiervan is niets meer te geven: een andere gever was sneller, of de lijst is gesloten.',
    items: (left: number, wanted: number) =>
      `Een andere gever was sneller: ${choosePlural(left, { one: 'er is er nog 1', other: `er zijn er nog ${left}` })} te geven, in je mandje liggen er ${wanted}.`,
    amount: (left: string, given: string) =>
      `Een andere gever was sneller: er ontbreekt nog ${left}, en jouw bijdrage is ${given}.`,
    giveItems: (left: number) => `Maak er ${left} van`,
    giveAmount: (left: string) => `Maak er ${left} van`,
    remove: 'Haal het uit je mandje',
  },
  noDelivery: 'Hier valt niets te kiezen: wat je geeft, komt niet naar jou.',
  invoiceOnly: 'Er komt niets naar jou. Je adres is alleen voor de factuur.',
  thanks: (owners: string) =>
    `Genoteerd voor ${owners}. Wie wat gaf, is op hun lijst meteen te zien, of pas na het feest als ze zich laten verrassen.`,
}
