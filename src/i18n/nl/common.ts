import shopDetails from '../../../data/shop.json'
import { createPlural } from '../languages'

const choosePlural = createPlural('nl')

/**
 * The messages that areas share: those about slow calls, failed calls and pending payments, those that name the user
 * whose data a page shows, and those of totals. They are loaded with every lazy area.
 */
export const common = {
  slow: 'Dit duurt langer dan normaal.',
  errors: {
    network: 'We kunnen de winkel niet bereiken.',
    timeout: 'De winkel antwoordde niet op tijd.',
    other: 'Er ging iets mis bij ons.',
    // `checkConnection` and `tryAgain` follow one of the three messages above, unless the area has its own second
    // sentence (`kept`).
    checkConnection: 'Controleer je verbinding en probeer het opnieuw.',
    tryAgain: 'Probeer het opnieuw.',
    // This sentence follows one of the three messages when the response to a change was lost and the cart could not be
    // loaded.
    unsettled: 'We weten niet of het gelukt is. Kijk je mandje straks even na.',
    // The user may read this message after logging in again, so it must be true before and after.
    loggedOut: 'Je was intussen uitgelogd. Probeer het opnieuw.',
    tooMany: (minutes: number) =>
      choosePlural(minutes, {
        one: 'Dat waren te veel pogingen kort na elkaar. Probeer het over een minuut opnieuw.',
        other: `Dat waren te veel pogingen kort na elkaar. Probeer het over ${minutes} minuten opnieuw.`,
      }),
  },
  /** Displayed after the error of a page. */
  reach: {
    before: 'Lukt het niet? Bel ',
    phone: shopDetails.phone.text,
    number: shopDetails.phone.number,
    between: ' of mail ',
    email: shopDetails.email,
  },
  /** The notice of a pending payment of the open cart, on the pages of the cart and the checkout. */
  payment: {
    pending: 'Er loopt nog een betaling voor deze bestelling.',
    checkStatus: 'Kijk hoe het ermee staat',
  },
  known: {
    customer: (name: string) => `Je bent ingelogd als ${name}.`,
    guest: (name: string) => `Je bestelt als gast: ${name}.`,
    notYou: 'Ben jij dit niet?',
    logOut: 'Log uit',
    endVisit: 'Sluit dit bezoek af',
    customerCart: 'Het mandje blijft in dit account bewaard en is op dit apparaat dan leeg.',
    guestCart: 'Je mandje en je gegevens worden dan van dit apparaat gewist.',
  },
  /** The rows of the totals of a cart or an order. */
  totals: {
    items: 'Artikelen',
    voucher: (code: string) => `Waardebon ${code}`,
    freeDelivery: 'gratis levering',
    shipping: 'Levering',
    shippingLater: 'wordt later berekend',
    wrapping: 'Cadeauverpakking',
    free: 'gratis',
    total: 'Totaal',
    vat: (amount: string, rate: string) => `Inclusief ${amount} btw (${rate}\u00a0%)`,
  },
}
