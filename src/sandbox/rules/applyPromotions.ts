import type {
  GiftVariant,
  PromotedLine,
  Promotion,
  PromotionLine,
  PromotionOutcome,
  PromotionResult,
} from './promotionTypes'
import { shareCents } from './money'

interface AppliedPromotions {
  /** The promotions for which at least one item counts, in the given order. */
  promotions: PromotionOutcome[]
  lines: PromotedLine[]
}

/**
 * Applies the promotions, in cents (docs/shop-api/cart.md, "Promotions"). Promotions that give whole items come first,
 * and percentages apply to the rest. A free item no longer counts for other promotions, so a line item never falls
 * below zero.
 */
export function applyPromotions(
  promotions: readonly Promotion[],
  promotionLines: readonly PromotionLine[],
): AppliedPromotions {
  let lines = promotionLines.map((line): PromotedLine => ({ ...line, free: 0, cents: 0 }))
  const outcomes = new Map<Promotion, PromotionOutcome>()
  const itemPromotions = promotions.filter(({ type }) => type !== 'percent_from')
  const percentPromotions = promotions.filter(({ type }) => type === 'percent_from')
  for (const promotion of [...itemPromotions, ...percentPromotions]) {
    const { free, cents, ...progress } = applyPromotion(promotion, lines)
    const { id_cart_rule, type } = promotion
    outcomes.set(promotion, { ...progress, id_cart_rule, type, free: sumNumbers(free), cents: sumNumbers(cents) })
    lines = lines.map((line, index) => ({
      ...line,
      free: line.free + (free[index] ?? 0),
      cents: line.cents + (cents[index] ?? 0),
    }))
  }
  const orderedOutcomes = promotions.flatMap((promotion) => outcomes.get(promotion) ?? [])
  return { promotions: orderedOutcomes.filter(({ counted }) => counted > 0), lines }
}

const applyPromotion = (promotion: Promotion, lines: readonly PromotedLine[]): PromotionResult => {
  if (promotion.type === 'buy_x_get_y') return giveFreeItems(promotion, lines)
  return promotion.type === 'gift' ? giveGifts(promotion, lines) : givePercentage(promotion, lines)
}

const sumNumbers = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

type FreeItemsPromotion = Extract<Promotion, { type: 'buy_x_get_y' }>

/**
 * Applies a promotion such as "buy 5, get 1 free". Of every six items in the cart, five are paid for, whatever their
 * line item and colour (SPEC §9, where the Dutch titles count all six). The cheapest items are free.
 */
function giveFreeItems(promotion: FreeItemsPromotion, lines: readonly PromotedLine[]): PromotionResult {
  const isCounted = (line: PromotedLine) => promotion.products.has(line.id_product)
  const countedQuantity = lines.filter(isCounted).reduce((total, line) => total + line.quantity - line.free, 0)
  const size = promotion.buy + promotion.free
  const freeQuantities = makeCheapestItemsFree(lines, isCounted, Math.floor(countedQuantity / size) * promotion.free)
  return {
    counted: countedQuantity,
    needed: computeNeededQuantity(countedQuantity, size),
    free: freeQuantities,
    cents: valueFreeItems(lines, freeQuantities),
    gift: null,
  }
}

type GiftPromotion = Extract<Promotion, { type: 'gift' }>

/**
 * Returns the variants that can be the gift, the proposed one first. The proposed variant has the attribute (`same`,
 * such as the fabric) of the first item in the cart that counts. If the gift does not exist with the attribute of every
 * such item, any variant can be chosen.
 */
function findGiftVariants({ variants, same }: GiftPromotion, countedLines: readonly PromotedLine[]): GiftVariant[] {
  const wantedKeys = [...new Set(countedLines.map((line) => line.attributes[same]))]
  const matchingVariants = wantedKeys.flatMap((key) => variants.filter((variant) => variant.key === key))
  const isKeyMissing = wantedKeys.some((key) => !variants.some((variant) => variant.key === key))
  return isKeyMissing
    ? [...matchingVariants, ...variants.filter((variant) => !matchingVariants.includes(variant))]
    : matchingVariants
}

/**
 * Gives one gift for every `needed` items that count. The gift is free once it is in the cart, as its own line item or
 * among paid items. A gift that is not in the cart yet is proposed while stocks last.
 */
function giveGifts(promotion: GiftPromotion, lines: readonly PromotedLine[]): PromotionResult {
  const countedLines = lines.filter((line) => promotion.products.has(line.id_product) && line.quantity > line.free)
  const countedQuantity = countedLines.reduce(
    (total, line) => total + (line.quantity - line.free) * (promotion.counts.get(line.id_product) ?? 1),
    0,
  )
  const giftCount = Math.floor(countedQuantity / promotion.needed)
  const variants = giftCount > 0 ? findGiftVariants(promotion, countedLines) : []
  const isGift = (line: PromotedLine) =>
    variants.some((variant) => variant.id_product_attribute === line.id_product_attribute)
  const freeQuantities = makeCheapestItemsFree(lines, isGift, giftCount)
  const in_cart = giftCount > 0 && sumNumbers(freeQuantities) === giftCount
  const countQuantityInCart = (id: number) =>
    lines.reduce((total, line) => total + (line.id_product_attribute === id ? line.quantity : 0), 0)
  const shownVariant = in_cart
    ? lines.find((_, index) => freeQuantities[index])
    : variants.find((variant) => variant.stock > countQuantityInCart(variant.id_product_attribute))
  return {
    counted: countedQuantity,
    needed: computeNeededQuantity(countedQuantity, promotion.needed),
    free: freeQuantities,
    cents: valueFreeItems(lines, freeQuantities),
    gift: shownVariant ? { id_product_attribute: shownVariant.id_product_attribute, in_cart } : null,
  }
}

type PercentPromotion = Extract<Promotion, { type: 'percent_from' }>

/**
 * Takes a percentage off all items that count once there are enough of them. The discount is distributed over the line
 * items to the cent (docs/shop-api/cart.md, "Promotions").
 */
function givePercentage(promotion: PercentPromotion, lines: readonly PromotedLine[]): PromotionResult {
  const quantities = lines.map((line) => (promotion.products.has(line.id_product) ? line.quantity - line.free : 0))
  const countedQuantity = sumNumbers(quantities)
  const remainingCents = lines.map((line, index) =>
    quantities[index] ? line.price_cents * line.quantity - line.cents : 0,
  )
  const discountBase = sumNumbers(remainingCents)
  const discountCents = countedQuantity >= promotion.from ? Math.round((discountBase * promotion.percent) / 100) : 0
  return {
    counted: countedQuantity,
    needed: promotion.from,
    free: lines.map(() => 0),
    cents: shareCents(discountCents, remainingCents),
    gift: null,
  }
}

/**
 * Makes at most `count` further items of the included line items free, cheapest first. Returns their number for each
 * line item.
 */
function makeCheapestItemsFree(
  lines: readonly PromotedLine[],
  isIncluded: (line: PromotedLine) => boolean,
  count: number,
): number[] {
  const freeQuantities = lines.map(() => 0)
  const includedLines = lines.flatMap((line, index) => (isIncluded(line) ? [{ line, index }] : []))
  includedLines.sort((one, other) => one.line.price_cents - other.line.price_cents || one.index - other.index)
  let remainingQuantity = count
  for (const { line, index } of includedLines) {
    const quantity = Math.min(remainingQuantity, line.quantity - line.free)
    freeQuantities[index] = quantity
    remainingQuantity -= quantity
  }
  return freeQuantities
}

const valueFreeItems = (lines: readonly PromotedLine[], freeQuantities: readonly number[]): number[] =>
  lines.map((line, index) => line.price_cents * (freeQuantities[index] ?? 0))

/**
 * Returns the number of items for the reward that has just been reached, or otherwise for the next reward. Each reward
 * takes `size` items.
 */
const computeNeededQuantity = (counted: number, size: number): number => size * Math.max(1, Math.ceil(counted / size))
