import { type Language, translate } from '../../i18n/languages'
import type { Areas } from '../../i18n/messages'
import { buildPath } from '../../pageTable/paths'
import type { SuggestionRow } from './buildSuggestionGroups'

/** The ids of the pages about the shop that a search can find. The keys are those of the names in the footer. */
const pageIds = {
  delivery: 'delivery',
  returns: 'returns',
  payment: 'safe-payment',
  contact: 'contact',
  complaints: 'complaints',
  showroom: 'showroom',
  sale: 'sale',
  giftlists: 'giftlist-home',
  appointments: 'appointments',
  advice: 'interior-advice',
  jobs: 'jobs',
  newsletter: 'newsletter',
} as const

type PageKey = keyof typeof pageIds

/** Two letters would match too many terms. */
const minTermLength = 3
const maxRows = 2

/**
 * The shop API searches products only. A page matches if its name or one of its terms begins with the typed text, or if
 * the typed text begins with the whole name or term and a space.
 */
export function findPages(typedTerm: string, language: Language, footer: Areas['frame']['footer']): SuggestionRow[] {
  const wantedText = typedTerm.trim().toLowerCase()
  if (wantedText.length < minTermLength) return []
  const hasMatchingTerm = (key: PageKey) =>
    [footer[key].toLowerCase(), ...translate(pageTerms, language)[key].split(', ')].some(
      (term) => term.startsWith(wantedText) || wantedText.startsWith(`${term} `),
    )
  const missingPages: Partial<Record<PageKey, boolean>> = {
    showroom: !__OFFERED__.showroom,
    giftlists: !__OFFERED__.giftlists,
    appointments: !__OFFERED__.appointments,
    newsletter: !__OFFERED__.newsletter,
    advice: !__OFFERED__.interiorAdvice,
    jobs: !__OFFERED__.jobs,
  }
  const pageKeys = Object.keys(pageIds) as PageKey[]
  return pageKeys
    .filter((key) => !missingPages[key] && hasMatchingTerm(key))
    .slice(0, maxRows)
    .map((key) => ({ id: `search-page-${key}`, name: footer[key], path: buildPath(pageIds[key], language) }))
}

/** The terms with which users search for a page about the shop. */
const pageTerms: Record<Language, Record<PageKey, string>> = {
  nl: {
    delivery: 'levertijd, leveren, leverkosten, bezorgen, bezorging, verzenden, verzending, verzendkosten',
    returns: 'retour, terugsturen, terugbrengen, ruilen, herroepen, bedenktijd',
    payment: 'betalen, betaling, betaalwijzen, bancontact, ideal, visa',
    contact: 'openingsuren, openingstijden, adres, telefoon, mail, winkel, route',
    complaints: 'klacht, kapot, beschadigd, garantie, herstelling',
    showroom: 'showroom, tweedehands, outlet',
    sale: 'korting, solden, aanbieding, promotie',
    giftlists: 'cadeau, geschenk, cadeaulijst, huwelijkslijst, geboortelijst, cadeaubon, waardebon',
    appointments: 'afspraak, proefzitten, videogesprek',
    advice: 'advies, interieur',
    jobs: 'vacature, werken bij, sollicitatie',
    newsletter: 'nieuwsbrief, inschrijven',
  },
  en: {
    delivery: 'deliver, shipping, postage, shipment',
    returns: 'return, send back, exchange, withdraw, refund',
    payment: 'pay, payment, credit card, bancontact, ideal, visa',
    contact: 'opening hours, address, telephone, phone, email, shop, directions',
    complaints: 'complaint, broken, damaged, guarantee, warranty, repair',
    showroom: 'second-hand, outlet, ex-display',
    sale: 'discount, sale, promotion, bargain',
    giftlists: 'gift, present, wedding list, birth list, gift card, voucher',
    appointments: 'appointment, video call, visit',
    advice: 'advice, interior, floor plan',
    jobs: 'job, vacancy, career, work at',
    newsletter: 'subscribe, letter',
  },
}
