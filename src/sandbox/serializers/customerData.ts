import type { CustomerData } from '../../contract/account'
import type { Language } from '../http/language'
import { readAddresses, readDesigns, type CustomerRow } from '../queries/customer'
import { type GiftlistRow, readGiftlistItems, readGiftlists, readGifts } from '../queries/giftlist'
import { readOrders } from '../queries/order'
import { readOwnNewsletter } from '../queries/newsletter'
import { readWishes } from '../queries/wishlist'
import { findShopDay } from '../rules/days'
import { areGiftsHidden } from '../rules/giftlistProgress'
import type { SandboxContext } from '../context'
import { serializeAddresses, serializeSession } from './session'
import { serializeGift } from './gift'
import { serializeGiftlist } from './giftlist'
import { serializeOrder } from './order'

/** A page with all orders, because its limit exceeds the number of orders of any customer. */
const allOrders = { limit: 1_000_000, offset: 0 }

const dropLinks = <Row extends { _links?: unknown }>({ _links, ...row }: Row) => row

/** Serializes all data about a customer, for the customer to download, except passwords and tokens. */
export function serializeCustomerData(context: SandboxContext, row: CustomerRow, language: Language): CustomerData {
  const { database, now } = context
  const { id_customer } = row
  const addresses = readAddresses(database, id_customer)
  const { status: state, email } = readOwnNewsletter(context, row)
  return {
    made: now().toISOString(),
    customer: serializeSession(row, addresses, '-').customer,
    addresses: serializeAddresses(row, addresses).map(dropLinks),
    orders: readOrders(database, id_customer, allOrders).orders.map((order) =>
      dropLinks(serializeOrder(order, language, now())),
    ),
    wishlist: readWishes(database, id_customer).map(({ id_product, id_product_attribute, quantity, added }) => ({
      id_product,
      id_product_attribute,
      quantity,
      added,
    })),
    designs: readDesigns(database, id_customer).map(({ name, design, saved }) => ({ name, design, saved })),
    // The names in the subscription are left out. Since the address of an account is not verified, another person may
    // have typed the names.
    newsletter: state === 'none' ? null : { email, state },
    giftlists: readGiftlists(database, id_customer).map((list) => serializeListData(context, list, language)),
    carts: database.all<object>(
      `SELECT id_cart, id_product_attribute, quantity, id_giftlist_product, amount_cents / 100.0 AS amount, message,
        destination FROM cart_item JOIN cart USING (id_cart) WHERE id_customer = ? AND closed = 0 ORDER BY id_cart_item`,
      id_customer,
    ),
    sessions: database.all<object>('SELECT started FROM session WHERE id_customer = ? ORDER BY started', id_customer),
  }
}

/** Leaves out gifts that are still hidden from the customer. */
function serializeListData({ database, now }: SandboxContext, row: GiftlistRow, language: Language) {
  const today = findShopDay(now())
  const { items, removedItems } = readGiftlistItems(database, row.id_giftlist)
  const gifts = areGiftsHidden(row, today) ? [] : readGifts(database, row.id_giftlist)
  return {
    ...dropLinks(serializeGiftlist({ list: row, items, removedItems }, today)),
    items: items.map(({ id_giftlist_product, id_product, id_product_attribute, quantity, priority, received }) => ({
      id_giftlist_product,
      id_product,
      id_product_attribute,
      quantity,
      priority,
      received,
    })),
    gifts: gifts.map((gift) => dropLinks(serializeGift(row.id_giftlist, gift, language))),
  }
}
