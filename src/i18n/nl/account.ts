/** The messages of the account pages: layout, login, overview and sign-up. */
export const account = {
  navigation: 'Account',
  places: {
    overview: 'Overzicht',
    orders: 'Bestellingen',
    addresses: 'Adressen',
    wishlist: 'Favorieten',
    giftlists: 'Wenslijsten',
    details: 'Gegevens en nieuwsbrief',
  },
  logOut: 'Log uit',
  gate: {
    title: 'Log in',
    /** The introductions, by the page that needs the login. */
    intro: {
      overview: 'Log in om je bestellingen, adressen en favorieten te zien.',
      details: 'Log in om je gegevens te bekijken of te wijzigen.',
      orders: 'Log in om te zien waar je bestelling is, en wat je eerder bestelde.',
      addresses: 'Log in om je adressen te bekijken of te wijzigen.',
      wishlist: 'Log in om de favorieten in je account te zien.',
      giftlists: 'Log in om je wenslijsten te zien, en wat er al gegeven is.',
    },
    why: {
      loggedOut: 'Je bent uitgelogd. Je mandje blijft in je account bewaard en is op dit apparaat leeg.',
      ended: 'Je bent intussen uitgelogd. Log opnieuw in om verder te gaan.',
      endedKept: 'Je bent intussen uitgelogd. Log opnieuw in: wat je invulde, staat er nog.',
    },
    newHere: 'Nog geen account?',
    create: 'Maak een account',
    loading: 'Even geduld, we halen je account op.',
    slow: 'Dit duurt langer dan normaal.',
    reload: 'Laad de pagina opnieuw',
    failed: 'We kunnen de winkel niet bereiken, dus je account gaat nog niet open.',
  },
  home: {
    greeting: (name: string) => `Dag ${name}`,
    sections: { orders: 'Laatste bestelling', addresses: 'Adressen', wishlist: 'Favorieten' },
    allOrders: 'Alle bestellingen',
  },
  /** The login on a page that needs an account only for its last step. */
  access: { legend: 'Met welk account?' },
  create: {
    intro: 'Met een account vind je je bestellingen terug en staan je adressen klaar.',
    known: 'Heb je er al een?',
    logIn: 'Log in',
    emailHelp: 'Hiermee log je in.',
    address: 'Wil je meteen een adres bewaren?',
    addressLegend: 'Adres',
    exists: 'Er is al een account met dit e-mailadres.',
    existsNow: 'Is het van jou?',
    or: ' of ',
    forgotten: 'kies een nieuw wachtwoord',
    countriesFailed: 'We konden de landen niet ophalen. Een adres kun je ook later bewaren.',
  },
}
