import type { Lang } from '../http/language'

const locales = { nl: 'nl-BE', en: 'en-IE' }

/** Euro in words of a language: € 78,00 or €78.00. */
export const amountIn = (lang: Lang, euro: number): string =>
  new Intl.NumberFormat(locales[lang], { style: 'currency', currency: 'EUR' }).format(euro)
