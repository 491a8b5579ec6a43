import type { CustomerData } from '../../contract/account'
import type { Lang } from '../http/language'
import { addressesOf, type CustomerRow } from '../records/customer'
import { giftlistItemsOf, giftlistsOf } from '../records/giftlist'
import { ordersOf } from '../records/orderList'
import { ownNewsletter } from '../records/ownNewsletter'
import { wishesOf } from '../records/wish'
import type { Shop } from '../shop'
import { presentAddresses } from './address'
import { presentGiftlist } from './giftlist'
import { presentOrder } from './order'
import { presentSession } from './session'

/** More orders than anybody has. */
const all = { limit: 1_000_000, offset: 0 }

/** Everything that the shop has about a customer, for the customer; of passwords and tokens there is nothing to read. */
export function presentCustomerData(shop: Shop, row: CustomerRow, lang: Lang): CustomerData {
  const { database, now } = shop
  const { id_customer } = row
  const addresses = addressesOf(database, id_customer)
  const { status: state, email } = ownNewsletter(shop, row)
  return {
    made: now().toISOString(),
    customer: presentSession(row, addresses, '-').customer,
    addresses: presentAddresses(row, addresses).map(({ _links, ...address }) => address),
    orders: ordersOf(database, id_customer, all).orders.map((order) => {
      const { _links, ...rest } = presentOrder(order, lang, now())
      return rest
    }),
    wishlist: wishesOf(database, id_customer).map(({ id_product, id_product_attribute, quantity, added }) => ({
      id_product,
      id_product_attribute,
      quantity,
      added,
    })),
    // Without its names: the e-mail address of an account is not proven, and they may be those of somebody else.
    newsletter: state === 'none' ? null : { email, state },
    giftlists: giftlistsOf(database, id_customer).map((row) => {
      const { _links, ...list } = presentGiftlist(row)
      return { ...list, items: giftlistItemsOf(database, list.id_giftlist) }
    }),
    carts: database.all<object>(
      `SELECT id_cart, id_product_attribute, quantity FROM cart_item JOIN cart USING (id_cart)
        WHERE id_customer = ? AND closed = 0 ORDER BY id_cart_item`,
      id_customer,
    ),
    sessions: database.all<object>('SELECT started FROM session WHERE id_customer = ? ORDER BY started', id_customer),
  }
}
