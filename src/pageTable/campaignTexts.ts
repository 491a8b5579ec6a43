import type { Campaign } from '../contract/catalogue'
import type { ProductCard } from '../contract/product'
import { campaignWords, type CampaignWords } from '../i18n/campaignWords'
import { formatDate } from '../i18n/dates'
import type { Language } from '../i18n/languages'
import { offerOf, type Offer } from './campaignOffer'
import type { CampaignPhase } from './campaignPhase'

/** What a campaign page says besides the campaign's own words, which differs with the day. */
export interface CampaignTexts {
  status: string
  offer: string | null
  how: string | null
  /** Heading of its list. */
  list: string
}

/** Until when, as part of a sentence: "tot en met 3 december", "zolang de voorraad strekt". */
export function untilWhen({ type, ends }: Campaign, language: Language): string {
  const words = campaignWords[language]
  if (ends !== null) return words.untilDay(formatDate(ends, language, 'day'))
  return type === 'showroom' ? words.whileTheyLast : words.openEnd
}

/**
 * The sentences of a campaign in each phase (SPEC §2). Of "buy 5, get 1 free" both readings stand there.
 * @param cards its products as they are priced at build time
 */
export function campaignTexts(
  campaign: Campaign,
  cards: readonly ProductCard[],
  language: Language,
): Record<CampaignPhase, CampaignTexts> {
  const words = campaignWords[language]
  const offer = offerOf(campaign)
  const inPrices = cards.some(({ sale_percent }) => sale_percent !== null)
  const count = campaign.id_products.length
  const day = (iso: string | null, style: 'full' | 'weekday') => (iso === null ? '' : formatDate(iso, language, style))
  const now = offerWords(offer, words, inPrices ? 'in prices' : 'in cart')
  const list = offer.kind === 'donation' || offer.kind === 'showroom' ? words.list[offer.kind] : words.list.all
  return {
    before: {
      status: words.status.before(day(campaign.starts, 'weekday')),
      ...offerWords(offer, words, 'before'),
      list: list(count),
    },
    running: { status: words.status.running(untilWhen(campaign, language)), ...now, list: list(count) },
    over: {
      status: words.status.over(day(campaign.ends, 'full')),
      offer: offerWords(offer, words, 'before').offer,
      how: words.afterwards,
      list: words.list.over(count),
    },
  }
}

function offerWords(
  offer: Offer,
  words: CampaignWords,
  prices: 'before' | 'in prices' | 'in cart',
): Pick<CampaignTexts, 'offer' | 'how'> {
  switch (offer.kind) {
    case 'percent':
      if (prices === 'in prices')
        return { offer: words.percent.inPrices(offer.percent), how: words.percent.howInPrices }
      return {
        offer: words.percent.plain(offer.percent),
        how: prices === 'before' ? words.percent.howBefore : words.percent.howInCart,
      }
    case 'free-piece':
      return {
        offer: words.freePiece.offer(offer.buy, offer.free),
        how: words.freePiece.how(offer.buy, offer.free),
      }
    case 'percent-from':
      return { offer: words.percentFrom.offer(offer.percent, offer.pieces), how: words.percentFrom.how }
    case 'donation':
      return { offer: words.donation.offer(offer.trees), how: words.donation.how }
    case 'gift':
    case 'showroom':
      return words[offer.kind]
    case 'other':
      return { offer: null, how: null }
  }
}
