import type { Language } from '../../../src/i18n/languages'

interface Roads {
  category: { path: string; brand: string; colour: string; material: string; query: string; piece: string }
  brand: { name: string; family: string; piece: string }
  sale: { link: string; piece: string }
  isNew: { link: string; piece: string }
}

/** A piece at the end of each road through the shop, with what leads to it. */
export const roads: Record<Language, Roads> = {
  nl: {
    category: {
      path: '/nl/categorie/zitten',
      brand: 'Havrelund',
      colour: 'Groen',
      material: 'Eik',
      query: '?brand=havrelund&colour=green&material=oak',
      piece: 'Spile stoel',
    },
    brand: { name: 'Havrelund', family: 'Spile', piece: 'Spile barstoel' },
    sale: { link: 'Promoties', piece: 'Tove armstoel' },
    isNew: { link: 'Nieuw', piece: 'Time wandklok' },
  },
  en: {
    category: {
      path: '/en/category/seating',
      brand: 'Havrelund',
      colour: 'Green',
      material: 'Oak',
      query: '?brand=havrelund&colour=green&material=oak',
      piece: 'Spile chair',
    },
    brand: { name: 'Havrelund', family: 'Spile', piece: 'Spile bar stool' },
    sale: { link: 'Promotions', piece: 'Tove armchair' },
    isNew: { link: 'New', piece: 'Time wall clock' },
  },
}
