import * as v from 'valibot'
import type { CartRule } from '../../contract/cart'

const freePieces = v.object({ free: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const percentOff = v.object({ percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })

/** What a cart rule promises: how many pieces for nothing, or how many percent off; null when its value does not say. */
export interface RuleReward {
  free: number | null
  percent: number | null
}

/**
 * The types of docs/shop-api.md, "Promotions": buy_x_get_y { buy, free }, percent_from { percent, min_modules }. Hostile
 * like any answer.
 */
export function ruleReward(rule: Pick<CartRule, 'value'> | undefined): RuleReward {
  const value = rule?.value
  return {
    free: v.is(freePieces, value) ? value.free : null,
    percent: v.is(percentOff, value) ? value.percent : null,
  }
}
