import type { Country } from '../../../src/contract/catalogue'

const country = (id_country: number, iso: string, name: string, postcode: string): Country => ({
  id_country,
  iso,
  name,
  postcode,
  vat: 21,
  extra_days: 0,
})

/** The countries of delivery of the shop API, and two more for the tests of forms. */
export const shopCountries: Country[] = [
  country(3, 'BE', 'België', '^[1-9][0-9]{3}$'),
  country(13, 'NL', 'Nederland', '^[1-9][0-9]{3} ?[A-Za-z]{2}$'),
  country(12, 'LU', 'Luxemburg', '^[0-9]{4}$'),
  country(8, 'FR', 'Frankrijk', '^[0-9]{5}$'),
  country(1, 'DE', 'Duitsland', '^[0-9]{5}$'),
  country(99, 'XX', 'Nergens', '^[0-9]{2}$'),
  country(98, 'XY', 'Stuk patroon', '(['),
]
