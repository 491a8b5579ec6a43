import { added } from './newerCatalogue'

/** Addresses without a page in the build, with a text of the page that the built site shows there. */
export const otherAddresses: [address: string, text: string][] = [
  ['/nl/bestaat-niet', 'Je bent te ver naar het noorden gegaan'],
  ['/en/does-not-exist', 'You have gone too far north'],
  ['/nl/wenslijsten/feest2ne', 'Noor en Elias'],
  ['/en/giftlists/feest2ne', 'Noor en Elias'],
  ['/nl/mijn-bestellingen/1', 'Log in om te zien waar je bestelling is'],
  [`/nl/producten/${added.product.slug.nl}`, added.product.name.nl],
  [`/en/category/${added.category.slug.en}`, added.category.name.en],
]
