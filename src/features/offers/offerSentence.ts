import type { CartOffer } from '../../contract/cart'
import type { Areas } from '../../i18n/words'
import { offerStage } from './offerStage'
import type { RuleReward } from './ruleReward'

/** What an offer says to the shopper now: what it gives, or how many pieces are missing for that. */
export function offerSentence(offer: CartOffer, reward: RuleReward, words: Areas['offers']): string {
  const { holds, missing } = offerStage(offer)
  switch (offer.type) {
    case 'buy_x_get_y':
      if (!holds) return words.freeNext(missing, reward.free ?? 1)
      return missing > 0 ? `${words.freeNow(offer.free)} ${words.freeAgain(missing)}` : words.freeNow(offer.free)
    case 'percent_from':
      if (reward.percent === null) return holds ? words.discountNow : words.discountNext(missing)
      return holds ? words.percentNow(reward.percent) : words.percentNext(missing, reward.percent)
    case 'gift':
      if (!offer.gift) return words.giftNext(missing)
      return (offer.gift.in_cart ? words.giftTaken : words.giftReady)(offer.gift.name)
  }
}
