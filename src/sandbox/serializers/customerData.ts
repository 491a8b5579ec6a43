import type { CustomerData } from '../../contract/account'
import type { Lang } from '../http/language'
import { readAddresses, type CustomerRow } from '../queries/customer'
import { readGiftlistItems, readGiftlists, readWishes } from '../queries/customerLists'
import { readOrders } from '../queries/order'
import { readOwnNewsletter } from '../queries/newsletter'
import type { SandboxContext } from '../context'
import { serializeAddresses, serializeSession } from './session'
import { serializeGiftlist } from './customerLists'
import { serializeOrder } from './order'

/** This limit exceeds the number of orders of any customer. */
const all = { limit: 1_000_000, offset: 0 }

/** Serializes all data about a customer, for the customer to download, except passwords and tokens. */
export function serializeCustomerData(context: SandboxContext, row: CustomerRow, lang: Lang): CustomerData {
  const { database, now } = context
  const { id_customer } = row
  const addresses = readAddresses(database, id_customer)
  const { status: state, email } = readOwnNewsletter(context, row)
  return {
    made: now().toISOString(),
    customer: serializeSession(row, addresses, '-').customer,
    addresses: serializeAddresses(row, addresses).map(({ _links, ...address }) => address),
    orders: readOrders(database, id_customer, all).orders.map((order) => {
      const { _links, ...rest } = serializeOrder(order, lang, now())
      return rest
    }),
    wishlist: readWishes(database, id_customer).map(({ id_product, id_product_attribute, quantity, added }) => ({
      id_product,
      id_product_attribute,
      quantity,
      added,
    })),
    // The names are left out. Since the address of an account is not verified, another person may have typed them.
    newsletter: state === 'none' ? null : { email, state },
    giftlists: readGiftlists(database, id_customer).map((row) => {
      const { _links, ...list } = serializeGiftlist(row)
      return { ...list, items: readGiftlistItems(database, list.id_giftlist) }
    }),
    carts: database.all<object>(
      `SELECT id_cart, id_product_attribute, quantity FROM cart_item JOIN cart USING (id_cart)
        WHERE id_customer = ? AND closed = 0 ORDER BY id_cart_item`,
      id_customer,
    ),
    sessions: database.all<object>('SELECT started FROM session WHERE id_customer = ? ORDER BY started', id_customer),
  }
}
