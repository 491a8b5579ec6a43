import type { Language } from '../../../src/i18n/languages'

interface Chair {
  category: { path: string; name: string }
  path: string
  name: string
  colour: string
  price: string
  /** The total with the voucher of € 25. */
  total: string
  home: string
  pickup: string
  card: string
  bancontact: string
  free: string
}

/**
 * The chair that most tests order. It is not reduced, has enough stock, and is expensive enough for the voucher
 * NOORD25.
 */
export const chair: Record<Language, Chair> = {
  nl: {
    category: { path: '/nl/categorie/zitten', name: 'Zitten' },
    path: '/nl/producten/spile-stoel',
    name: 'Spile stoel',
    colour: 'oker',
    price: '€ 289',
    total: '€ 264',
    home: 'Thuislevering',
    pickup: 'Afhaalpunt',
    card: 'Creditcard',
    bancontact: 'Bancontact',
    free: 'gratis',
  },
  en: {
    category: { path: '/en/category/seating', name: 'Seating' },
    path: '/en/products/spile-chair',
    name: 'Spile chair',
    colour: 'ochre',
    price: '€289',
    total: '€264',
    home: 'Home delivery',
    pickup: 'Pickup point',
    card: 'Credit card',
    bancontact: 'Bancontact',
    free: 'free',
  },
}

export const voucherCode = 'NOORD25'
