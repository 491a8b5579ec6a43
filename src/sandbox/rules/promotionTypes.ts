/** A variant of the product that a promotion gives, in shop order; `key` is its attribute of the promotion's group. */
export interface GiftVariant {
  id_product_attribute: number
  key: string | null
  stock: number
}

/** A promotion of the cart that runs today; `products` are the ids of those that count for it. */
export type Promotion = { id_cart_rule: number; products: ReadonlySet<number> } & (
  | { type: 'buy_x_get_y'; buy: number; free: number }
  | { type: 'percent_from'; percent: number; from: number }
  | {
      type: 'gift'
      needed: number
      /** Products of which one item counts for more than one. */
      counts: ReadonlyMap<number, number>
      /** The group of the attribute that the gift has in common with what counts. */
      same: string
      variants: readonly GiftVariant[]
    }
)

/** What a promotion looks at in a line; `price_cents` of one item, `attributes` from group to key. */
export interface PromotionLine {
  id_product: number
  id_product_attribute: number
  quantity: number
  price_cents: number
  attributes: Readonly<Record<string, string>>
}

/** A line with what earlier promotions gave: `free` items, and `cents` off in all (those items included). */
export interface PromotedLine extends PromotionLine {
  free: number
  cents: number
}

/** What one promotion gives; `free` and `cents` per line, in their order. */
export interface PromotionResult {
  counted: number
  /** How many items the reward takes that is reached exactly, or else the next one. */
  needed: number
  free: readonly number[]
  cents: readonly number[]
  gift: { id_product_attribute: number; in_cart: boolean } | null
}

export interface PromotionOutcome {
  id_cart_rule: number
  type: Promotion['type']
  counted: number
  needed: number
  free: number
  cents: number
  gift: PromotionResult['gift']
}
