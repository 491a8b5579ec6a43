import { createCheckoutTemplate } from './parts/createCheckoutTemplate'

/** /nl/afrekenen, /en/checkout */
export default createCheckoutTemplate('identification', () =>
  import(/* webpackChunkName: "identity" */ '../features/checkout/identity/Identification').then(
    (chunk) => chunk.Identification,
  ),
)
