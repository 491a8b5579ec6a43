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
    promotion.kind === 'donation' || promotion.kind === 'showroom' ? messages.list[promotion.kind] : messages.list.all
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
  switch (promotion.kind) {
    case 'percent':
      if (prices === 'in prices')
        return { promotionText: messages.percent.inPrices(promotion.percent), how: messages.percent.howInPrices }
      return {
        promotionText: messages.percent.plain(promotion.percent),
        how:
          code !== null
            ? messages.percent.howWithCode(code)
            : messages.percent[prices === 'before' ? 'howBefore' : 'howInCart'],
      }
    case 'free-item':
      return {
        promotionText: messages.freePiece.offer(promotion.buy, promotion.free),
        how: messages.freePiece.how(promotion.buy, promotion.free),
      }
    case 'percent-from':
      return {
        promotionText: messages.percentFrom.offer(promotion.percent, promotion.items),
        how: messages.percentFrom.how,
      }
    case 'donation':
      return { promotionText: messages.donation.offer(promotion.trees), how: messages.donation.how }
    case 'gift':
    case 'showroom':
      return { promotionText: messages[promotion.kind].offer, how: messages[promotion.kind].how }
    case 'other':
      return { promotionText: null, how: null }
  }
}

const promotionSchemas = {
  percent: v.pipe(
    v.number(),
    v.transform((percent) => ({ kind: 'percent' as const, percent })),
  ),
  buy_x_get_y: v.pipe(
    v.object({ buy: v.number(), free: v.number() }),
    v.transform(({ buy, free }) => ({ kind: 'free-item' as const, buy, free })),
  ),
  percent_from: v.pipe(
    v.object({ percent: v.number(), min_modules: v.number() }),
    v.transform(({ percent, min_modules }) => ({ kind: 'percent-from' as const, percent, items: min_modules })),
  ),
  donation: v.pipe(
    v.number(),
    v.transform((trees) => ({ kind: 'donation' as const, trees })),
  ),
}

/**
 * The promotion of a campaign (contract/catalogue). `other` is a type without messages, or a promotion whose value does
 * not match its type.
 */
export type CampaignPromotion =
  | {
      [Type in keyof typeof promotionSchemas]: v.InferOutput<(typeof promotionSchemas)[Type]>
    }[keyof typeof promotionSchemas]
  | { kind: 'gift' | 'showroom' | 'other' }

const hasValue = (type: string): type is keyof typeof promotionSchemas => Object.hasOwn(promotionSchemas, type)

export function readPromotion({ type, value }: Pick<Campaign, 'type' | 'value'>): CampaignPromotion {
  if (type === 'gift' || type === 'showroom') return { kind: type }
  if (!hasValue(type)) return { kind: 'other' }
  const { success, output } = v.safeParse(promotionSchemas[type], value)
  return success ? output : { kind: 'other' }
}
