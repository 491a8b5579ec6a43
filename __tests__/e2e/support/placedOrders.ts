import Database from 'libsql'
import { browserTestEnv } from '../../../src/config/testEnv'

/** The columns that tests read by name. They compare the other columns as parts of an object. */
interface PlacedOrder {
  id_order: number
  number: string
  delivery_address: string
  payment_state: string
}

/** Reads from the sandbox's database. */
function readDatabase<Result>(read: (database: Database.Database) => Result): Result {
  const database = new Database(browserTestEnv.database, { readonly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** Reads the orders for an email address, with their lines and vouchers. */
export const readPlacedOrders = (email: string) =>
  readDatabase((database) => {
    const orders = database
      .prepare(
        `SELECT o.*, c.key AS carrier, m.key AS payment, cart.closed AS cart_closed,
                (SELECT state FROM payment p WHERE p.id_cart = o.id_cart ORDER BY p.id DESC) AS payment_state
           FROM orders o
           LEFT JOIN carrier c USING (id_carrier)
           JOIN payment_method m ON m.id_payment = o.id_payment
           JOIN cart ON cart.id_cart = o.id_cart
          WHERE o.email = ?`,
      )
      .all(email) as PlacedOrder[]
    return orders.map((order) => ({
      ...order,
      lines: database
        .prepare(
          `SELECT json_extract(v.slug, '$.nl') AS slug, l.quantity, l.price_cents
             FROM order_line l JOIN combination v USING (id_product_attribute) WHERE l.id_order = ?`,
        )
        .all(order.id_order) as { quantity: number }[],
      vouchers: database
        .prepare(
          'SELECT v.code, u.amount_cents FROM order_voucher u JOIN voucher v USING (id_cart_rule) WHERE u.id_order = ?',
        )
        .all(order.id_order),
    }))
  })

/** Lists the payments that a customer started, oldest first. */
export const listPayments = (email: string) =>
  readDatabase((database) =>
    database
      .prepare('SELECT state FROM payment JOIN customer USING (id_customer) WHERE email = ? ORDER BY id')
      .all(email),
  )
