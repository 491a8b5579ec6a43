import type { ReactNode } from 'react'

/** A variant that goes from the cart to where it is kept for later. */
export interface SavedVariant {
  id_product: number
  id_product_attribute: number
  quantity: number
}

/** What other features put into the cart page; the template arranges it. */
export interface CartParts {
  /** The cart's promotions and the way to free delivery. */
  promotions: ReactNode
  /** The field for a voucher's code. */
  voucherField: ReactNode
  /** Keeps a variant for later, on this device. Returns how to forget it again. */
  keepForLater: (variant: SavedVariant) => () => void
}
