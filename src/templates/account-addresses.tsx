import { createAccountTemplate } from './parts/createAccountTemplate'

/** /nl/mijn-adressen, /en/my-addresses */
export default createAccountTemplate(() =>
  import(/* webpackChunkName: "addresses" */ './parts/AddressSections').then((chunk) => chunk.AddressSections),
)
