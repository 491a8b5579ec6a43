/** A version of the product that an offer gives, in shop order; `key` is its attribute of the offer's group. */
export interface GiftVersion {
  id_product_attribute: number
  key: string | null
  stock: number
}

/** An offer of the cart that runs today; `products` are the ids of those that count for it. */
export type Offer = { id_cart_rule: number; products: ReadonlySet<number> } & (
  | { type: 'buy_x_get_y'; buy: number; free: number }
  | { type: 'percent_from'; percent: number; from: number }
  | {
      type: 'gift'
      needed: number
      /** Products of which one piece counts for more than one. */
      counts: ReadonlyMap<number, number>
      /** The group of the attribute that the gift has in common with what counts. */
      same: string
      versions: readonly GiftVersion[]
    }
)

/** What an offer looks at in a line; `price_cents` of one piece, `attributes` from group to key. */
export interface OfferLine {
  id_product: number
  id_product_attribute: number
  quantity: number
  price_cents: number
  attributes: Readonly<Record<string, string>>
}

/** A line with what earlier offers gave: `free` pieces, and `cents` off in all (those pieces included). */
export interface OfferedLine extends OfferLine {
  free: number
  cents: number
}

/** What one offer gives; `free` and `cents` per line, in their order. */
export interface Given {
  counted: number
  /** How many pieces the reward takes that is reached exactly, or else the next one. */
  needed: number
  free: readonly number[]
  cents: readonly number[]
  gift: { id_product_attribute: number; in_cart: boolean } | null
}

export interface OfferOutcome {
  id_cart_rule: number
  type: Offer['type']
  counted: number
  needed: number
  free: number
  cents: number
  gift: Given['gift']
}
