import type { ReactNode } from 'react'

/** A version that goes from the cart to where it is kept for later. */
export interface KeptVersion {
  id_product: number
  id_product_attribute: number
  quantity: number
}

/** What other features put into the cart page; the template arranges it. */
export interface CartParts {
  /** The cart's offers and the way to free delivery. */
  offers: ReactNode
  /** The field for a voucher's code. */
  voucherField: ReactNode
  /** Keeps a version for later, on this device. Returns how to forget it again. */
  keepForLater: (version: KeptVersion) => () => void
}
