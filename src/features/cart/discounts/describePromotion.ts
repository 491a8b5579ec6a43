import * as v from 'valibot'
import type { CartOffer, CartRule } from '../../../contract/cart'
import type { Areas } from '../../../i18n/words'

/** What a promotion says to the shopper now: what it gives, or how many items are missing for that. */
export function describePromotion(promotion: CartOffer, reward: RuleReward, words: Areas['offers']): string {
  const { holds, missing } = readPromotionProgress(promotion)
  switch (promotion.type) {
    case 'buy_x_get_y':
      if (!holds) return words.freeNext(missing, reward.free ?? 1)
      return missing > 0
        ? `${words.freeNow(promotion.free)} ${words.freeAgain(missing)}`
        : words.freeNow(promotion.free)
    case 'percent_from':
      if (reward.percent === null) return holds ? words.discountNow : words.discountNext(missing)
      return holds ? words.percentNow(reward.percent) : words.percentNext(missing, reward.percent)
    case 'gift':
      if (!promotion.gift) return words.giftNext(missing)
      return (promotion.gift.in_cart ? words.giftTaken : words.giftReady)(promotion.gift.name)
  }
}

/** How far a promotion of the cart is: items still missing to its next reward, and whether it gives something already. */
interface PromotionProgress {
  holds: boolean
  missing: number
}

/** SPEC §3 cart rules. What a promotion gives and what it needs is the API's to say; here it is only compared. */
export function readPromotionProgress({ type, counted, needed, amount, free, gift }: CartOffer): PromotionProgress {
  const holds = type === 'gift' ? gift !== null : amount > 0 || free > 0
  return { holds, missing: Math.max(0, needed - counted) }
}

const freeItems = v.object({ free: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const percentOff = v.object({ percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })

/** What a cart rule promises: how many items for nothing, or how many percent off; null when its value does not say. */
interface RuleReward {
  free: number | null
  percent: number | null
}

/**
 * The types of docs/shop-api.md, "Promotions": buy_x_get_y { buy, free }, percent_from { percent, min_modules }. Hostile
 * like any answer.
 */
export function readRuleReward(rule: Pick<CartRule, 'value'> | undefined): RuleReward {
  const value = rule?.value
  return {
    free: v.is(freeItems, value) ? value.free : null,
    percent: v.is(percentOff, value) ? value.percent : null,
  }
}
