import * as v from 'valibot'
import type { Campaign } from '../../contract/catalogue'
import type { ProductCard } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import { campaignMessages, type CampaignMessages } from '../../i18n/buildTime'
import { formatDate } from '../../i18n/dates'
import type { Language } from '../../i18n/languages'
import type { CampaignPhase, CampaignTexts } from '../contents/campaign'

/** Describes the end of a campaign as part of a sentence: "tot en met 3 december", "zolang de voorraad strekt". */
export function describeCampaignEnd({ type, ends }: Campaign, language: Language): string {
  const messages = campaignMessages[language]
  if (ends !== null) return messages.untilDay(formatDate(ends, language, 'day'))
  return type === 'showroom' ? messages.whileTheyLast : messages.openEnd
}

/**
 * Builds the sentences of a campaign for each phase (SPEC §2).
 * @param cards the campaign's products with the prices at build time
 */
export function buildCampaignTexts(
  campaign: Campaign,
  cards: readonly ProductCard[],
  language: Language,
): Record<CampaignPhase, CampaignTexts> {
  const messages = campaignMessages[language]
  const promotion = readPromotion(campaign)
  const isInPrices = hasReducedPrices(campaign, cards)
  const count = campaign.id_products.length
  const formatDay = (iso: string | null, style: 'full' | 'weekday') =>
    iso === null ? '' : formatDate(iso, language, style)
  const code = campaign.code ?? null
  const runningTexts = writePromotionTexts(promotion, messages, { code, prices: isInPrices ? 'in prices' : 'in cart' })
  const plainTexts = writePromotionTexts(promotion, messages, { code, prices: 'before' })
  const formatList =
    promotion.type === 'donation' || promotion.type === 'showroom' ? messages.list[promotion.type] : messages.list.all
  return {
    before: {
      status: messages.status.before(formatDay(campaign.starts, 'weekday')),
      ...plainTexts,
      list: formatList(count),
    },
    running: {
      status: messages.status.running(describeCampaignEnd(campaign, language)),
      ...runningTexts,
      list: formatList(count),
    },
    over: {
      status: messages.status.over(formatDay(campaign.ends, 'full')),
      promotionText: plainTexts.promotionText,
      how: messages.afterwards,
      list: messages.list.over(count),
    },
  }
}

/**
 * Returns whether the products' prices include the campaign's percentage. A campaign with a code applies only in the
 * cart.
 */
export const hasReducedPrices = ({ code }: Campaign, cards: readonly ProductCard[]): boolean =>
  !code && cards.some(({ price }) => findReduction(price) !== null)

function writePromotionTexts(
  promotion: CampaignPromotion,
  messages: CampaignMessages,
  { code, prices }: { code: string | null; prices: 'before' | 'in prices' | 'in cart' },
): Pick<CampaignTexts, 'promotionText' | 'how'> {
  switch (promotion.type) {
    case 'percent':
      if (prices === 'in prices')
        return { promotionText: messages.percent.inPrices(promotion.value), how: messages.percent.howInPrices }
      return {
        promotionText: messages.percent.plain(promotion.value),
        how:
          code !== null
            ? messages.percent.howWithCode(code)
            : messages.percent[prices === 'before' ? 'howBefore' : 'howInCart'],
      }
    case 'buy_x_get_y': {
      const { buy, free } = promotion.value
      return { promotionText: messages.freePiece.offer(buy, free), how: messages.freePiece.how(buy, free) }
    }
    case 'percent_from': {
      const { percent, min_modules: items } = promotion.value
      return { promotionText: messages.percentFrom.offer(percent, items), how: messages.percentFrom.how }
    }
    case 'donation':
      return { promotionText: messages.donation.offer(promotion.value), how: messages.donation.how }
    case 'gift':
    case 'showroom':
      return { promotionText: messages[promotion.type].offer, how: messages[promotion.type].how }
    case 'other':
      return { promotionText: null, how: null }
  }
}

/** The types of promotions with messages, each with the shape of its value (contract/catalogue). */
const knownPromotion = v.variant('type', [
  v.object({ type: v.literal('percent'), value: v.number() }),
  v.object({ type: v.literal('buy_x_get_y'), value: v.object({ buy: v.number(), free: v.number() }) }),
  v.object({ type: v.literal('percent_from'), value: v.object({ percent: v.number(), min_modules: v.number() }) }),
  v.object({ type: v.literal('donation'), value: v.number() }),
  v.object({ type: v.picklist(['gift', 'showroom']) }),
])

export type CampaignPromotion = v.InferOutput<typeof knownPromotion> | { type: 'other' }

/** Returns `other` for a type without messages, and for a promotion whose value does not match its type. */
export function readPromotion(campaign: Pick<Campaign, 'type' | 'value'>): CampaignPromotion {
  const { success, output } = v.safeParse(knownPromotion, campaign)
  return success ? output : { type: 'other' }
}
