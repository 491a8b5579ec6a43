import { createPlural } from '../languages'

const choosePlural = createPlural('nl')

export const search = {
  suggestions: 'Suggesties',
  products: 'Producten',
  categories: 'Categorieën',
  brands: 'Merken',
  families: 'Reeksen',
  elsewhere: 'Misschien hier',
  pages: 'Over de winkel',
  found: (count: number) => choosePlural(count, { one: '1 suggestie', other: `${count} suggesties` }),
  corrected: (term: string) => `Bedoelde je ${term}?`,
  none: (term: string) => `Niets gevonden voor “${term}”.`,
  failed: 'We hebben nu even geen suggesties. Met Enter zoek je gewoon verder.',
  popular: 'Vaak gezocht',
  pictures: 'Kijk alvast rond',
  recent: 'Laatst gezocht',
  forget: (term: string) => `Vergeet ${term}`,
  forgetAll: 'Wis alles',
}
