/**
 * A variant of the product that a promotion gives away. `key` is the key of its attribute in the promotion's group
 * `same`, or null if it has none.
 */
export interface GiftVariant {
  id_product_attribute: number
  key: string | null
  stock: number
}

/** A promotion that is running. `products` contains the ids of the products that count for it. */
export type Promotion = { id_cart_rule: number; products: ReadonlySet<number> } & (
  | { type: 'buy_x_get_y'; buy: number; free: number }
  | { type: 'percent_from'; percent: number; from: number }
  | {
      type: 'gift'
      needed: number
      /** The number of items that one item of a product counts as, by id_product, if that is not 1. */
      counts: ReadonlyMap<number, number>
      /** The group of the attribute that the gift shares with the items that count. */
      same: string
      variants: readonly GiftVariant[]
    }
)

/**
 * The fields of a line item that promotions use. `price_cents` is the price of one item. `attributes` contains keys by
 * group.
 */
export interface PromotionLine {
  id_product: number
  id_product_attribute: number
  quantity: number
  price_cents: number
  attributes: Readonly<Record<string, string>>
}

/**
 * A line item after earlier promotions, with the number of `free` items and the discount in `cents` (including those
 * items).
 */
export interface PromotedLine extends PromotionLine {
  free: number
  cents: number
}

/** The result of one promotion, with `free` and `cents` for each line item. */
export interface PromotionResult {
  counted: number
  /** The number of items for the reward that has just been reached, or otherwise for the next reward. */
  needed: number
  free: readonly number[]
  cents: readonly number[]
  gift: { id_product_attribute: number; in_cart: boolean } | null
}

export interface PromotionOutcome extends Omit<PromotionResult, 'free' | 'cents'> {
  id_cart_rule: number
  type: Promotion['type']
  free: number
  cents: number
}
