interface Then {
  /** In euro, on the day it was kept; absent when nobody knew. */
  price_then?: number
  in_stock_then?: boolean
}

interface Now {
  /** In euro. */
  amount: number
  /** Pieces that can be had. */
  stock: number
}

export interface WishMarks {
  /** It could not be had when it was kept, and can be now. */
  back: boolean
  /** By how many euro it has become cheaper since; null when it has not. */
  cheaper: number | null
}

const cents = (euro: number) => Math.round(euro * 100)

/** What has become better about a piece since it was put on a wishlist. */
export function wishMarks({ price_then, in_stock_then }: Then, { amount, stock }: Now): WishMarks {
  const less = price_then === undefined ? 0 : cents(price_then) - cents(amount)
  return { back: in_stock_then === false && stock > 0, cheaper: less > 0 ? less / 100 : null }
}
