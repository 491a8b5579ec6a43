/** The search sheet. */
export const search = {
  suggestions: 'Suggesties',
  products: 'Producten',
  categories: 'Categorieën',
  brands: 'Merken',
  families: 'Reeksen',
  elsewhere: 'Misschien hier',
  found: (count: number) => (count === 1 ? '1 suggestie' : `${count} suggesties`),
  corrected: (words: string) => `Bedoelde je ${words}?`,
  none: (words: string) => `Niets gevonden voor “${words}”.`,
  failed: 'We hebben nu even geen suggesties. Met Enter zoek je gewoon verder.',
  recent: 'Laatst gezocht',
  forget: (words: string) => `Vergeet ${words}`,
  forgetAll: 'Wis alles',
}
