/**
 * Who sells and how to reach them: for the footer, the terms and the other content pages (`{company}`), links, structured
 * data and most messages. Some sentences write the address out, in `src/i18n`, `src/sandbox/mail` and `data`.
 */
export const shopDetails = {
  company: 'Up North bv',
  vatNumber: 'BE 0123.456.749',
  email: 'winkel@upnorth.example',
  street: 'Kaasrechtstraat 5',
  postcode: '9000',
  city: { nl: 'Gent', en: 'Ghent' },
  country: 'BE',
  phone: {
    /** The format of links and structured data. */
    number: '+3290000000',
    text: '+32 9 000 00 00',
  },
} as const

/** The register in which the company has its number. Only the terms name it. */
export const shopRegister = { nl: 'RPR Gent', en: 'Register of Legal Persons, Ghent' } as const
