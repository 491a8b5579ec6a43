/** The messages of a sold-out product, and of the page that the link in the alert email opens. */
export const stockAlert = {
  form: {
    title: 'Mail me als het er weer is',
    email: 'Je e-mailadres',
    submit: 'Mail me',
    consent: 'Je krijgt één mail, daarna wissen we je adres.',
    privacy: 'Hoe we met je gegevens omgaan',
    sent: 'Kijk even in je mailbox.',
    sentTo: (email: string) => `Klik op de link in de mail aan ${email}, dan houden we het voor je in de gaten.`,
  },
  alternatives: 'Wel op voorraad',
  email: {
    confirm: {
      title: 'Nog één klik',
      text: 'Bevestig dat je een mail wilt zodra het er weer is.',
      submit: 'Ja, mail me',
      done: 'Genoteerd.',
      doneMore: 'Zodra het er weer is, krijg je één mail van ons. Daarna wissen we je adres.',
    },
    unsubscribe: {
      title: 'Toch geen mail?',
      text: 'Dan wissen we je adres voor deze vraag, en je hoort er niets meer over.',
      submit: 'Stuur geen mail',
      done: 'Je krijgt geen mail.',
      doneMore: 'Je adres is gewist.',
    },
    withdraw: 'Toch niet',
    again: 'Vraag op de pagina van het product een nieuwe mail aan.',
    noLink: 'Deze pagina hoort bij de link in een mail van ons. Open die link, of zoek het product op.',
    search: 'Zoek in de winkel',
  },
}
