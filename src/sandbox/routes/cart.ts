import { Hono } from 'hono'
import { updateCart } from '../../contract/requests'
import { cartAnswer, changeCart } from '../changes/changeCart'
import { setAddresses } from '../changes/setAddresses'
import { payload } from '../http/payload'
import { customerToken } from '../http/tokens'
import { cartOfCustomer } from '../session/cartOfCustomer'
import { requestedCart } from '../session/requestedCart'
import type { Shop } from '../shop'

/** GET my_cart and the cart's update link (addresses). */
export function cartRoutes(shop: Shop): Hono {
  const routes = new Hono()

  routes.get('/cart', (c) => {
    const known = requestedCart(shop, c)
    const found = known ? { id_cart: known.cart.id_cart, token: known.token } : cartOfCustomer(shop, customerToken(c))
    return c.json(found ? cartAnswer(shop, found.id_cart, found.token, c) : { cart: null })
  })

  routes.put('/cart', async (c) => {
    const wanted = await payload(c, updateCart)
    return c.json(
      changeCart(shop, c, (cart) => {
        setAddresses(shop, cart.id_cart, wanted)
        return { type: 'addresses_updated' }
      }),
    )
  })

  return routes
}
