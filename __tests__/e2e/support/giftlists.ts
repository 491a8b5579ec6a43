import type { Language } from '../../../src/i18n/languages'
import type { ListTexts } from './GiftlistMaker'

interface DemoGiftlist {
  /** The page with the field for the code of a printed card. */
  codePath: string
  list: ListTexts
  /** An armchair of € 1290, which is expensive enough that givers contribute to it rather than give it alone. */
  armchair: { path: string; name: string }
  mugs: string
  /** The messages of two givers. */
  wish: string
  otherWish: string
}

/** The gift list of most tests. Some of its texts contain markup, which has to show as text. */
export const demo: Record<Language, DemoGiftlist> = {
  nl: {
    codePath: '/nl/wenslijsten/schenken',
    list: {
      name: 'Ons <b>huwelijk</b>',
      parents: 'Noor & Elias',
      message: 'Stoelen voor iedereen die blijft eten. <script>alert(1)</script> Dankjewel om mee te helpen.',
    },
    armchair: { path: '/nl/producten/kaarre-loungestoel', name: 'Kaarre loungestoel' },
    mugs: 'Daglig set van twee mokken',
    wish: 'Veel geluk <img src=x onerror=alert(1)> samen',
    otherWish: 'Om lang in te lezen',
  },
  en: {
    codePath: '/en/giftlists/buy',
    list: {
      name: 'Our <b>wedding</b>',
      parents: 'Noor & Elias',
      message: 'Chairs for all who stay for dinner. <script>alert(1)</script> Thank you for helping.',
    },
    armchair: { path: '/en/products/kaarre-lounge-chair', name: 'Kaarre lounge chair' },
    mugs: 'Daglig set of two mugs',
    wish: 'All the best <img src=x onerror=alert(1)> together',
    otherWish: 'For long evenings of reading',
  },
}
