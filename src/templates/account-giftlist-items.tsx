import { createAccountTemplate } from './parts/createAccountTemplate'

/** /nl/mijn-wenslijst, /en/my-giftlist: the items of one of the customer's gift lists. */
export default createAccountTemplate(() =>
  import('../features/giftlist/items/GiftlistItems').then((chunk) => chunk.GiftlistItems),
)
