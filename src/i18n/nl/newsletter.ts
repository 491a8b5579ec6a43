import texts from '../../../data/content/nl/shop.json'

/**
 * The messages of the newsletter: its form in the footer and on its page, the confirmation behind an email link, and
 * the setting in the account.
 */
export const newsletter = {
  title: 'Nieuwsbrief',
  form: {
    email: 'Je e-mailadres',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    optional: '(niet verplicht)',
    submit: 'Schrijf me in',
    consent: 'Je adres gebruiken we alleen voor deze nieuwsbrief. Uitschrijven kan met de link in elke brief.',
    privacy: 'Hoe we met je gegevens omgaan',
    sent: 'Bedankt, kijk even in je mailbox.',
    sentTo: (email: string) => `Klik op de link in de mail aan ${email}, dan sta je op de lijst.`,
    other: 'Een ander adres opgeven',
  },
  letter: {
    confirm: {
      title: 'Nog één stap',
      text: 'Bevestig dat je onze nieuwsbrief wilt, dan zetten we je op de lijst.',
      submit: 'Ja, zet me op de lijst',
      done: 'Je staat op de lijst.',
      doneMore: 'De volgende brief komt vanzelf. Uitschrijven kan met de link in elke brief.',
    },
    unsubscribe: {
      title: 'Geen nieuwsbrief meer?',
      text: 'Daarna sturen we je er geen meer. Je bestellingen en je account blijven zoals ze zijn.',
      submit: 'Schrijf me uit',
      done: 'Je bent uitgeschreven.',
      doneMore: 'Je krijgt geen nieuwsbrief meer van ons. Terugkomen kan altijd.',
    },
    again: 'Vraag hier een nieuwe mail aan',
  },
  choice: {
    loading: 'We kijken of je de nieuwsbrief krijgt.',
    failed: 'We konden niet nagaan of je de nieuwsbrief krijgt.',
    none: `Je krijgt via je account geen nieuwsbrief. ${texts.newsletter.text}`,
    pending: (email: string) => `Kijk in je mailbox: klik op de link in de mail aan ${email}, dan sta je op de lijst.`,
    subscribed: (email: string) => `Je krijgt de nieuwsbrief op ${email}.`,
    subscribe: 'Schrijf me in',
    again: 'Stuur de mail opnieuw',
    sentAgain: 'De mail is opnieuw onderweg.',
    withdraw: 'Toch niet',
    unsubscribe: 'Schrijf me uit',
  },
  errors: {
    email: 'Vul je e-mailadres in, zoals naam@example.com.',
    invalid: 'Dit klopt nog niet helemaal. Kijk het nog eens na.',
    linkExpired: 'Deze link is te oud. Vraag een nieuwe mail aan en bevestig daarmee.',
    gone: 'Deze link kennen we niet. Neem hem helemaal over, of gebruik de link uit de laatste mail die je kreeg.',
  },
  slow: 'Dit duurt langer dan normaal. Wat je invulde, blijft staan.',
}
