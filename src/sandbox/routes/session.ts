import { Hono } from 'hono'
import { createGuest, setContact } from '../../contract/requests'
import { askForTicked } from '../changes/askForNewsletter'
import { endPayments } from '../changes/endPayments'
import { forgetOwner } from '../changes/forgetOwner'
import { checkGender } from '../changes/saveCustomer'
import { saveGuest } from '../changes/saveGuest'
import { settleCarrier } from '../changes/settleCarrier'
import { shopperOrigin } from '../http/origin'
import { payload } from '../http/payload'
import { cartToken, customerToken } from '../http/tokens'
import { mailAccount } from '../mail/mailAccount'
import { cartOfToken } from '../records/cart'
import { endSession } from '../session/endSession'
import { hashPassword } from '../session/passwords'
import { readSession } from '../session/readSession'
import type { Shop } from '../shop'

/** GET me, log out, POST create guest, POST set contact. */
export function sessionRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  routes.get('/me', (c) => c.json(readSession(shop, customerToken(c))))

  /** Also of a session that has ended: who is logged out already has what they asked for. */
  routes.delete('/me/session', (c) => {
    endSession(database, customerToken(c))
    return c.json({})
  })

  routes.post('/guests', async (c) => {
    const guest = await payload(c, createGuest)
    const { password } = guest.account
    const hash = password === undefined ? null : await hashPassword(password, shop.passwordCost)
    const { answer, registered } = database.transaction(() => {
      const saved = saveGuest(shop, guest, customerToken(c), hash)
      const cart = cartOfToken(database, cartToken(c))
      if (cart?.closed === 0) {
        endPayments(database, cart.id_cart)
        if (cart.id_customer !== saved.id_customer) forgetOwner(database, cart)
        database.run(
          `UPDATE cart SET id_customer = ?, id_address_delivery = ?, id_address_invoice = ?, id_country = ?
            WHERE id_cart = ?`,
          saved.id_customer,
          saved.id_address_delivery,
          saved.id_address_invoice,
          guest.delivery.id_country,
          cart.id_cart,
        )
        settleCarrier(shop, cart.id_cart)
      }
      return { answer: readSession(shop, saved.token), registered: saved.registered }
    })
    const origin = shopperOrigin(c, shop.siteOrigin)
    if (registered) await mailAccount(shop, answer.customer, { id_lang: guest.account.id_lang, origin })
    await askForTicked(shop, guest.account, {
      origin,
      asker: answer.customer.is_guest ? undefined : answer.customer.id_customer,
    })
    return c.json(answer)
  })

  routes.post('/me/contact', async (c) => {
    const { gender, firstname, lastname } = await payload(c, setContact)
    checkGender(gender, 'gender')
    const { customer } = readSession(shop, customerToken(c))
    database.run(
      'UPDATE customer SET id_gender = ?, firstname = ?, lastname = ? WHERE id_customer = ?',
      gender,
      firstname,
      lastname,
      customer.id_customer,
    )
    return c.json(readSession(shop, customerToken(c)))
  })

  return routes
}
