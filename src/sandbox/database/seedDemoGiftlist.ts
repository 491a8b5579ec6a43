import { addDays } from '../../contract/addDays'
import { findDayAfter } from '../rules/days'
import type { SandboxDatabase } from './SandboxDatabase'

/** The code of the demo list, which docs/sandbox.md names. */
const demoCode = 'FEEST2NE'

const welcomeMessage =
  'Wij hebben al een huis, een kat en te veel vorken. Wat ons nog ontbreekt: stoelen voor iedereen die blijft eten. ' +
  'Dankjewel om mee te helpen.'

const listItems: [id_product_attribute: number, quantity: number][] = [
  [102001, 1],
  [100401, 6],
  [103701, 2],
  [105001, 1],
  [104401, 2],
  [100201, 2],
  [100801, 2],
]

interface DemoGift {
  giver: [firstname: string, lastname: string]
  id_product_attribute: number
  quantity: number
  /** The amount of a contribution; absent for whole items. */
  amount_cents?: number
  days_ago: number
}

const gifts: DemoGift[] = [
  { giver: ['Jef', 'Willems'], id_product_attribute: 102001, quantity: 1, amount_cents: 100_000, days_ago: 12 },
  { giver: ['Bram', 'Peeters'], id_product_attribute: 100401, quantity: 4, days_ago: 9 },
  { giver: ['Mia', 'Claes'], id_product_attribute: 102001, quantity: 1, amount_cents: 50_000, days_ago: 6 },
  { giver: ['Fatima', 'El Idrissi'], id_product_attribute: 103701, quantity: 2, days_ago: 5 },
  { giver: ['Sofie', 'Jacobs'], id_product_attribute: 100201, quantity: 1, days_ago: 3 },
  { giver: ['Lieve', 'Maes'], id_product_attribute: 102001, quantity: 1, amount_cents: 24_500, days_ago: 2 },
]

/**
 * Adds a published wedding list with some gifts to a new database, so that developers see the pages of gift lists with
 * content. The owner and the givers have no email address, so no user can log in as one of them or find their orders.
 * Adds nothing to the catalogue of another shop.
 */
export function seedDemoGiftlist(database: SandboxDatabase, now: Date): void {
  if (!isDemoCatalogue(database)) return
  const ownerId = insertPerson(database, 'Noor', 'Claes')
  const weddingDay = findWeddingDay(now)
  const id_giftlist = database.insertRow('giftlist', {
    id_customer: ownerId,
    name: 'Noor en Elias',
    name_parents: '',
    welcome_message: welcomeMessage,
    published: true,
    listed: true,
    code: demoCode,
    event_date: weddingDay,
    hidden_until: addDays(weddingDay, 1),
    id_address_delivery: insertAddress(database, ownerId),
  })
  listItems.forEach(([id_product_attribute, quantity], index) =>
    database.insertRow('giftlist_product', { id_giftlist, id_product_attribute, quantity, priority: index + 1 }),
  )
  gifts.forEach((gift, index) => insertGift(database, id_giftlist, gift, { number: index + 1, now }))
}

const isDemoCatalogue = (database: SandboxDatabase): boolean =>
  listItems.every(([variant]) => database.one('SELECT 1 FROM combination WHERE id_product_attribute = ?', variant))

/** Returns the first Saturday that is at least twenty weeks away. */
const findWeddingDay = (now: Date) => findDayAfter(now, 146 - now.getUTCDay())

const insertPerson = (database: SandboxDatabase, firstname: string, lastname: string): number =>
  database.insertRow('customer', { email: '', firstname, lastname, is_guest: true, id_lang: 1 })

const insertAddress = (database: SandboxDatabase, id_customer: number): number =>
  database.insert(
    `INSERT INTO address (id_customer, firstname, lastname, address1, postcode, city, id_country)
      SELECT id_customer, firstname, lastname, 'Muinkkaai 12', '9000', 'Gent', id_country
      FROM customer, country WHERE id_customer = ? AND iso = 'BE'`,
    id_customer,
  )

/**
 * Inserts a gift as a paid order of one line item. The order number has no year, so that it does not affect the numbers
 * of real orders.
 */
function insertGift(
  database: SandboxDatabase,
  id_giftlist: number,
  { giver, id_product_attribute, quantity, amount_cents, days_ago }: DemoGift,
  { number, now }: { number: number; now: Date },
): void {
  const id_customer = insertPerson(database, ...giver)
  const id_cart = database.insert(
    `INSERT INTO cart (token_hash, closed, id_customer, id_country) SELECT ?, 1, ?, id_country FROM country WHERE iso = 'BE'`,
    `demo ${number}`,
    id_customer,
  )
  const id_order = database.insert(
    `INSERT INTO orders (number, id_cart, id_customer, placed, status, email, is_guest, items_cents, discount_cents,
      shipping_cents, wrapping_cents, total_cents, vat, id_payment, gift_wanted, gift_message, delivery_address,
      invoice_address, offers)
      SELECT ?1, ?2, ?3, ?4, 'paid', '', 1, ifnull(?5, price_cents * ?6), 0, 0, 0, ifnull(?5, price_cents * ?6), '[]',
      (SELECT min(id_payment) FROM payment_method), 0, '', 'null', 'null', '[]'
      FROM combination WHERE id_product_attribute = ?7`,
    `UN-DEMO-${number}`,
    id_cart,
    id_customer,
    new Date(now.getTime() - days_ago * 86_400_000).toISOString(),
    amount_cents,
    quantity,
    id_product_attribute,
  )
  database.run(
    `INSERT INTO order_line (id_order, position, id_product_attribute, quantity, price_cents, discount_cents,
      free_quantity, id_giftlist_product, delivery, amount_cents, destination)
      SELECT ?1, 0, id_product_attribute, ?2, ifnull(?3, price_cents), 0, 0, id_giftlist_product,
      json_object('unit', delivery_unit, 'min', delivery_min, 'max', delivery_max), ?3, iif(?3, NULL, 'owner')
      FROM combination JOIN giftlist_product USING (id_product_attribute)
      WHERE id_product_attribute = ?4 AND id_giftlist = ?5`,
    id_order,
    quantity,
    amount_cents,
    id_product_attribute,
    id_giftlist,
  )
}
