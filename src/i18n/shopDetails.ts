/** The address and the telephone number of the shop, in one place for texts, links and structured data. */
export const shopDetails = {
  street: 'Kaasrechtstraat 5',
  postcode: '9000',
  city: { nl: 'Gent', en: 'Ghent' },
  country: 'BE',
  phone: {
    /** As in a link or in structured data. */
    number: '+3290000000',
    nl: '09 000 00 00',
    en: '+32 9 000 00 00',
  },
} as const
