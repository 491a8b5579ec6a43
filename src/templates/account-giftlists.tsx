import { createAccountTemplate } from './parts/createAccountTemplate'

/** /nl/mijn-wenslijsten, /en/my-giftlists: all gift lists of a customer, or the settings of one list (?giftlist=12). */
export default createAccountTemplate(() =>
  import('../features/giftlist/owner/overview/GiftlistSections').then((chunk) => chunk.GiftlistSections),
)
