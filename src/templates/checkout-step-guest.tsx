import { createCheckoutTemplate } from './parts/createCheckoutTemplate'

/** /nl/afrekenen/info, /en/checkout/info */
export default createCheckoutTemplate('info', () =>
  import(/* webpackChunkName: "identity" */ '../features/checkout/identity/InfoStep').then((chunk) => chunk.InfoStep),
)
