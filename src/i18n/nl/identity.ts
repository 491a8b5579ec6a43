import { createPlural } from '../languages'

const choosePlural = createPlural('nl')

/**
 * The messages of the identification page, which is the first page of the checkout, and of its information step. Other
 * forms, such as those of the account, use the messages about their fields too.
 */
export const identity = {
  optional: '(niet verplicht)',
  /** The messages that several forms share for a slow or failed request. */
  form: {
    slow: 'Dit duurt langer dan normaal. Wat je invulde, blijft staan.',
    kept: 'Wat je invulde, blijft staan.',
    invalid: 'Een van de velden klopt nog niet. Kijk je gegevens nog eens na.',
  },
  methods: {
    legend: 'Hoe je wilt bestellen',
    guest: 'Bestellen als gast',
    guestText: 'Je hebt geen account nodig. We vragen alleen wat nodig is om te leveren.',
    go: 'Ga verder als gast',
    login: 'Ik heb een account',
    loginText: 'Je adressen staan dan klaar.',
    create: 'Ik maak een account',
    createText: 'Je adressen blijven bewaard en je vindt je bestellingen terug.',
    terms: 'Je gegevens gebruiken we voor deze bestelling, en voor niets anders.',
  },
  login: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    forgotten: 'Wachtwoord vergeten?',
    submit: 'Log in',
    errors: {
      email: 'Vul je e-mailadres in, zoals naam@example.com.',
      password: 'Vul je wachtwoord in.',
      failed: 'Dit e-mailadres en dit wachtwoord horen niet bij elkaar. Kijk ze allebei nog eens na.',
      tooMany: (minutes: number) =>
        choosePlural(minutes, {
          one: 'Dat is een paar keer misgegaan. Probeer het over een minuut opnieuw.',
          other: `Dat is een paar keer misgegaan. Probeer het over ${minutes} minuten opnieuw.`,
        }),
    },
  },
  account: {
    intro: 'Daarna gaat je bestelling meteen verder.',
    submit: 'Maak mijn account',
  },
  password: {
    label: 'Kies een wachtwoord',
    help: (min: number) => `Minstens ${min} tekens. Een zin die je makkelijk onthoudt, is prima.`,
    show: 'Toon',
    hide: 'Verberg',
    showLabel: 'Toon het wachtwoord',
    hideLabel: 'Verberg het wachtwoord',
    offer: 'Wil je meteen een account?',
    offerText: 'Met een wachtwoord erbij vind je deze bestelling later terug. Laat het leeg en je bestelt als gast.',
  },
  info: {
    haveAccount: 'Heb je een account?',
    logIn: 'Log in',
    contact: 'Jouw gegevens',
    email: 'E-mailadres',
    emailHelp: 'Hier sturen we de bevestiging naartoe.',
    gender: 'Aanhef',
    genders: { none: 'Liever niet', mr: 'De heer', ms: 'Mevrouw', neither: 'Geen van beide' },
    firstname: 'Voornaam',
    lastname: 'Achternaam',
    deliveryAddress: 'Leveradres',
    invoiceAddress: 'Factuuradres',
    otherInvoice: 'De factuur gaat naar een ander adres',
    newsletter: 'Stuur me de nieuwsbrief',
    submit: 'Verder naar levering',
    summary: (count: number) => `Kijk deze ${count} velden nog eens na:`,
    noAddress: 'In je account staat nog geen adres. Vul het hier in.',
  },
  address: {
    country: 'Land',
    postcode: 'Postcode',
    number: 'Huisnummer',
    addition: 'Toevoeging',
    address1: {
      BE: 'Straat en nummer',
      NL: 'Straat',
      LU: 'Nummer en straat',
      FR: 'Nummer en straat',
      other: 'Straat en nummer',
    },
    address2: {
      BE: 'Bus of verdieping',
      LU: 'Verdieping of appartement',
      FR: 'Gebouw, verdieping of deur',
      other: 'Verdieping of toevoeging',
    },
    city: { BE: 'Gemeente', NL: 'Woonplaats', other: 'Plaats' },
    business: 'Bestel je voor een bedrijf?',
    company: 'Bedrijf',
    vatNumber: 'Btw-nummer',
  },
  errors: {
    email: 'Vul een e-mailadres in, zoals naam@example.com.',
    firstname: 'Vul je voornaam in.',
    lastname: 'Vul je achternaam in.',
    passwordMissing: 'Kies een wachtwoord.',
    passwordShort: (min: number) => `Kies een wachtwoord van minstens ${min} tekens.`,
    tooLong: (max: number) => `Dit mag hoogstens ${max} tekens lang zijn.`,
    country: 'Kies een land.',
    address1: {
      NL: 'Vul je straat in.',
      LU: 'Vul je huisnummer en straat in.',
      FR: 'Vul je huisnummer en straat in.',
      other: 'Vul je straat en huisnummer in.',
    },
    numberMissing: 'Vul ook je huisnummer in.',
    number: 'Vul je huisnummer in.',
    city: { BE: 'Vul je gemeente in.', NL: 'Vul je woonplaats in.', other: 'Vul je plaats in.' },
    postcodeMissing: 'Vul je postcode in.',
    postcode: {
      BE: 'Een Belgische postcode heeft vier cijfers.',
      NL: 'Een Nederlandse postcode heeft vier cijfers en twee letters.',
      LU: 'Een Luxemburgse postcode heeft vier cijfers.',
      FR: 'Een Franse postcode heeft vijf cijfers.',
      DE: 'Een Duitse postcode heeft vijf cijfers.',
      other: 'Deze postcode past niet bij het land.',
    },
    companyMissing: 'Vul bij het btw-nummer ook de naam van het bedrijf in.',
    vatNumber: {
      BE: 'Dit btw-nummer klopt niet. Een Belgisch nummer bestaat uit BE en tien cijfers.',
      NL: 'Dit btw-nummer klopt niet. Een Nederlands nummer bestaat uit NL, negen cijfers, een B en twee cijfers.',
      LU: 'Dit btw-nummer klopt niet. Een Luxemburgs nummer bestaat uit LU en acht cijfers.',
      FR: 'Dit btw-nummer klopt niet. Een Frans nummer bestaat uit FR, twee tekens en negen cijfers.',
      DE: 'Dit btw-nummer klopt niet. Een Duits nummer bestaat uit DE en negen cijfers.',
      other: 'Dit btw-nummer klopt niet.',
    },
    accountExists: 'Er is al een account met dit e-mailadres. Log in, of bestel als gast zonder wachtwoord.',
    refused: 'Dit klopt nog niet helemaal. Kijk het nog eens na.',
    refusedEmail: 'Dit e-mailadres werkt niet. Kijk het nog eens na.',
  },
  choice: {
    as: (person: string) => `Je bestelt als ${person}.`,
    other: 'Een ander adres opgeven',
    known: 'Kies een van je adressen',
  },
}
