import { createAccountTemplate } from './parts/createAccountTemplate'

/**
 * /nl/mijn-wenslijst-bestellingen, /en/my-giftlist-orders: the gifts that others have given from one of the customer's
 * gift lists.
 */
export default createAccountTemplate(() => import('../features/giftlist/gifts/Gifts').then((chunk) => chunk.Gifts))
