/**
 * The address and the telephone number of the shop, for links, structured data and most messages. Some sentences write the
 * address out, in `src/i18n`, `src/sandbox/mail` and `data`.
 */
export const shopDetails = {
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
