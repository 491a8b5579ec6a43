import type { Language } from '../../../src/i18n/languages'

interface Journeys {
  category: { path: string; brand: string; colour: string; material: string; query: string; product: string }
  brand: { name: string; family: string; product: string }
  /** A list of more than one page. */
  long: { path: string }
}

/** The links and filters that lead to a product, by the page on which the search for it begins. */
export const journeys: Record<Language, Journeys> = {
  nl: {
    category: {
      path: '/nl/categorie/zitten',
      brand: 'Havrelund',
      colour: 'Groen',
      material: 'Eik',
      query: '?brand=havrelund&colour=green&material=oak',
      product: 'Spile stoel',
    },
    brand: { name: 'Havrelund', family: 'Spile', product: 'Spile barstoel' },
    long: { path: '/nl/zoeken?q=hout' },
  },
  en: {
    category: {
      path: '/en/category/seating',
      brand: 'Havrelund',
      colour: 'Green',
      material: 'Oak',
      query: '?brand=havrelund&colour=green&material=oak',
      product: 'Spile chair',
    },
    brand: { name: 'Havrelund', family: 'Spile', product: 'Spile bar stool' },
    long: { path: '/en/search?q=wood' },
  },
}
