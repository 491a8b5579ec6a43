import type { Campaign } from '../../contract/catalogue'
import { campaignMessages, type CampaignMessages } from '../../i18n/buildTimeMessages'
import { formatDate } from '../../i18n/dates'
import type { Language } from '../../i18n/languages'
import { type CampaignPromotion, readPromotion } from './campaignTexts'

/**
 * Lists the conditions of a campaign: its period, what its type of promotion requires, the campaign's own conditions and
 * returns. They describe what the cart does (docs/shop-api.md, "Promotions").
 * @param own the conditions that only this campaign has
 * @param inPrices whether the prices of the products include the discount
 */
export function listCampaignConditions(
  campaign: Campaign,
  { own, inPrices, language }: { own: readonly string[]; inPrices: boolean; language: Language },
): string[] {
  const words = campaignMessages[language].conditions
  const promotion = readPromotion(campaign)
  return [
    ...describePeriod(campaign, language),
    ...describePromotionConditions(promotion, campaign.code ?? null, inPrices, words),
    ...own,
    words.returns,
  ]
}

/** Lists the conditions that still matter to someone who ordered in a campaign that is over. */
export const listConditionsAfterwards = (campaign: Campaign, language: Language): string[] => [
  ...describePeriod(campaign, language),
  campaignMessages[language].conditions.returns,
]

function describePeriod({ starts, ends }: Campaign, language: Language): string[] {
  const words = campaignMessages[language].conditions
  const day = (iso: string) => formatDate(iso, language, 'full')
  if (starts !== null && ends !== null) return [words.period(day(starts), day(ends))]
  if (ends !== null) return [words.until(day(ends))]
  return []
}

function describePromotionConditions(
  promotion: CampaignPromotion,
  code: string | null,
  inPrices: boolean,
  words: CampaignMessages['conditions'],
): string[] {
  switch (promotion.kind) {
    case 'percent':
      if (code !== null) return [words.code(code), words.vouchers.rest]
      return inPrices ? [words.inPrices, words.vouchers.reduced] : [words.vouchers.rest]
    case 'free-item': {
      const all = promotion.buy + promotion.free
      return [words.together, words.freeItem(all, promotion.free), words.vouchers.freeItem]
    }
    case 'percent-from':
      return [words.together, words.percentFrom(promotion.items), words.vouchers.rest]
    case 'gift':
      return [...words.gift, words.vouchers.gift]
    case 'donation':
      return [words.donation]
    case 'showroom':
      return [...words.showroom, words.vouchers.reduced]
    case 'other':
      return []
  }
}
