import { Hono } from 'hono'
import { createGuest, setContact } from '../../contract/requests'
import type { SessionAnswer } from '../../contract/session'
import { finishChange } from '../changes/changeCart'
import { saveGuest } from '../changes/saveGuest'
import { payload } from '../http/payload'
import { invalid, ShopError } from '../http/ShopError'
import { cartToken, customerToken } from '../http/tokens'
import { presentSession } from '../presenters/session'
import { cartOfToken } from '../records/cart'
import { addressesOf, customerOf } from '../records/customer'
import type { Shop } from '../shop'

/** GET me, POST create guest, POST set contact. */
export function sessionRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  const sessionOf = (token: string | null): SessionAnswer => {
    const customer = customerOf(database, token)
    if (!customer || token === null)
      throw new ShopError(401, 'not_logged_in', 'There is no session for this CustomerToken')
    return presentSession(customer, addressesOf(database, customer.id_customer), token)
  }

  routes.get('/me', (c) => c.json(sessionOf(customerToken(c))))

  routes.post('/guests', async (c) => {
    const guest = await payload(c, createGuest)
    const answer = database.transaction(() => {
      const saved = saveGuest(shop, guest, customerToken(c))
      const cart = cartOfToken(database, cartToken(c))
      if (cart?.closed === 0) {
        database.run(
          `UPDATE cart SET id_customer = ?, id_address_delivery = ?, id_address_invoice = ?, id_country = ?
            WHERE id_cart = ?`,
          saved.id_customer,
          saved.id_address_delivery,
          saved.id_address_invoice,
          guest.delivery.id_country,
          cart.id_cart,
        )
        finishChange(shop, cart.id_cart)
      }
      return sessionOf(saved.token)
    })
    return c.json(answer)
  })

  routes.post('/me/contact', async (c) => {
    const { gender, firstname, lastname } = await payload(c, setContact)
    if (gender && gender > 3) throw invalid('gender', 'must be 1, 2 or 3')
    const { customer } = sessionOf(customerToken(c))
    database.run(
      'UPDATE customer SET id_gender = ?, firstname = ?, lastname = ? WHERE id_customer = ?',
      gender,
      firstname,
      lastname,
      customer.id_customer,
    )
    return c.json(sessionOf(customerToken(c)))
  })

  return routes
}
