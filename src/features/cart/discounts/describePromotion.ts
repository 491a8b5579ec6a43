import * as v from 'valibot'
import type { CartPromotion, CartRule } from '../../../contract/cart'
import type { Areas } from '../../../i18n/messages'

export function describePromotion(promotion: CartPromotion, reward: RuleReward, messages: Areas['offers']): string {
  const { isReached, missing } = readPromotionProgress(promotion)
  switch (promotion.type) {
    case 'buy_x_get_y':
      if (!isReached) return messages.freeNext(missing, reward.free ?? 1)
      return missing > 0
        ? `${messages.freeNow(promotion.free)} ${messages.freeAgain(missing)}`
        : messages.freeNow(promotion.free)
    case 'percent_from':
      if (reward.percent === null) return isReached ? messages.discountNow : messages.discountNext(missing)
      return isReached ? messages.percentNow(reward.percent) : messages.percentNext(missing, reward.percent)
    case 'gift':
      if (!promotion.gift) return messages.giftNext(missing)
      return (promotion.gift.in_cart ? messages.giftTaken : messages.giftReady)(promotion.gift.name)
  }
}

interface PromotionProgress {
  isReached: boolean
  missing: number
}

/** The API counts the items (SPEC §3, cart rules). */
export function readPromotionProgress({ type, counted, needed, amount, free, gift }: CartPromotion): PromotionProgress {
  const isReached = type === 'gift' ? gift !== null : amount > 0 || free > 0
  return { isReached, missing: Math.max(0, needed - counted) }
}

const freeItemsShape = v.object({ free: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const percentOffShape = v.object({ percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })

/** A figure is null if the value of the cart rule does not contain it. */
interface RuleReward {
  free: number | null
  percent: number | null
}

/**
 * A rule of type `buy_x_get_y` has the value `{ buy, free }`, and a rule of type `percent_from` has `{ percent,
 * min_modules }` (docs/shop-api/cart.md, "Promotions").
 */
export function readRuleReward(rule: Pick<CartRule, 'value'> | undefined): RuleReward {
  const value = rule?.value
  return {
    free: v.is(freeItemsShape, value) ? value.free : null,
    percent: v.is(percentOffShape, value) ? value.percent : null,
  }
}
