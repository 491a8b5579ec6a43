import type { Language } from '../../i18n/languages'

/** The terms with which customers look for a page about the shop, by the key of its name in the footer. No page shows them. */
export const pageTerms: Record<Language, Record<string, string>> = {
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
