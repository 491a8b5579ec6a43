import type { Campaign } from '../../contract/catalogue'
import { campaignMessages, type CampaignMessages } from '../../i18n/buildTime'
import { formatDate } from '../../i18n/dates'
import type { Language } from '../../i18n/languages'
import { type CampaignPromotion, readPromotion } from './campaignTexts'

/**
 * Lists the conditions of a campaign: its period, the rules of its type of promotion, its own conditions, and the terms
 * of return. The conditions describe how the cart applies the campaign (docs/shop-api/cart.md, "Promotions").
 * @param ownConditions the conditions that only this campaign has
 * @param isInPrices whether the prices of the products include the discount
 */
export function listCampaignConditions(
  campaign: Campaign,
  {
    ownConditions,
    isInPrices,
    language,
  }: { ownConditions: readonly string[]; isInPrices: boolean; language: Language },
): string[] {
  const messages = campaignMessages[language].conditions
  const promotion = readPromotion(campaign)
  return [
    ...describePeriod(campaign, language),
    ...describePromotionConditions(promotion, campaign.code ?? null, isInPrices, messages),
    ...ownConditions,
    messages.returns,
  ]
}

/** Lists the conditions that still matter to customers who ordered during a campaign that is over. */
export const listConditionsAfterwards = (campaign: Campaign, language: Language): string[] => [
  ...describePeriod(campaign, language),
  campaignMessages[language].conditions.returns,
]

function describePeriod({ starts, ends }: Campaign, language: Language): string[] {
  const messages = campaignMessages[language].conditions
  const formatDay = (iso: string) => formatDate(iso, language, 'full')
  if (starts !== null && ends !== null) return [messages.period(formatDay(starts), formatDay(ends))]
  if (ends !== null) return [messages.until(formatDay(ends))]
  return []
}

function describePromotionConditions(
  promotion: CampaignPromotion,
  code: string | null,
  isInPrices: boolean,
  messages: CampaignMessages['conditions'],
): string[] {
  switch (promotion.type) {
    case 'percent':
      if (code !== null) return [messages.code(code), messages.vouchers.rest]
      return isInPrices ? [messages.inPrices, messages.vouchers.reduced] : [messages.vouchers.rest]
    case 'buy_x_get_y': {
      const { buy, free } = promotion.value
      return [messages.together, messages.freeItem(buy + free, free), messages.vouchers.freeItem]
    }
    case 'percent_from':
      return [messages.together, messages.percentFrom(promotion.value.min_modules), messages.vouchers.rest]
    case 'gift':
      return [...messages.gift, messages.vouchers.gift]
    case 'donation':
      return [messages.donation]
    case 'showroom':
      return [...messages.showroom, messages.vouchers.reduced]
    case 'other':
      return []
  }
}
