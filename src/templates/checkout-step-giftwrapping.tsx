import { createCheckoutTemplate } from './parts/createCheckoutTemplate'

/** /nl/afrekenen/cadeautje, /en/checkout/giftwrapping */
export default createCheckoutTemplate('giftwrapping', () =>
  import(/* webpackChunkName: "shipping" */ '../features/checkout/GiftStep').then((chunk) => chunk.GiftStep),
)
