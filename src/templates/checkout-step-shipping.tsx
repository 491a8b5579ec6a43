import { createCheckoutTemplate } from './parts/createCheckoutTemplate'

/** /nl/afrekenen/verzending, /en/checkout/shipping */
export default createCheckoutTemplate('shipping', () =>
  import(/* webpackChunkName: "shipping" */ '../features/checkout/shipping/ShippingStep').then(
    (chunk) => chunk.ShippingStep,
  ),
)
