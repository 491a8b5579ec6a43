import { Hono } from 'hono'
import { updateCarrier, updateCountry, updateGiftWrapping } from '../../contract/requests'
import { changeCart } from '../changes/changeCart'
import { chooseCarrier } from '../changes/chooseCarrier'
import { setAddresses } from '../changes/setAddresses'
import { payload } from '../http/payload'
import { invalid, ShopError } from '../http/ShopError'
import { cartState } from '../records/cart'
import { priceCart } from '../rules/priceCart'
import type { Shop } from '../shop'

/** The cart's country, carrier and gift wrapping. */
export function cartDeliveryRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  routes.put('/cart/country', async (c) => {
    const wanted = await payload(c, updateCountry)
    return c.json(
      changeCart(shop, c, ({ id_cart }) => {
        if (!database.one('SELECT 1 FROM country WHERE id_country = ?', wanted.id_country)) {
          throw invalid('id_country', 'we do not deliver to this country')
        }
        // A delivery address in another country would contradict the new one.
        database.run(
          `UPDATE cart SET id_country = ?1, id_address_delivery = (SELECT id_address FROM address
            WHERE address.id_address = cart.id_address_delivery AND address.id_country = ?1) WHERE id_cart = ?2`,
          wanted.id_country,
          id_cart,
        )
        setAddresses(shop, id_cart, { id_address_delivery: wanted.id_address_delivery })
        if (wanted.id_carrier) chooseCarrier(shop, id_cart, { id_carrier: wanted.id_carrier })
        return { type: 'country_updated' }
      }),
    )
  })

  routes.put('/cart/carrier', async (c) => {
    const wanted = await payload(c, updateCarrier)
    return c.json(
      changeCart(shop, c, ({ id_cart }) => {
        setAddresses(shop, id_cart, { id_address_delivery: wanted.id_address_delivery })
        chooseCarrier(shop, id_cart, wanted)
        return { type: 'carrier_updated' }
      }),
    )
  })

  routes.put('/cart/giftwrapping', async (c) => {
    const { gift, gift_message } = await payload(c, updateGiftWrapping)
    return c.json(
      changeCart(shop, c, ({ id_cart }) => {
        const state = cartState(shop, id_cart)
        const message = gift_message.trim()
        if ([...message].length > state.wrap.message_max) {
          throw invalid('gift_message', `at most ${state.wrap.message_max} characters`)
        }
        if (gift && !priceCart(state).wrapping.possible) {
          throw new ShopError(409, 'gift_not_possible', 'None of these articles can be wrapped')
        }
        database.run(
          'UPDATE cart SET gift_wanted = ?, gift_message = ? WHERE id_cart = ?',
          gift,
          gift ? message : '',
          id_cart,
        )
        return { type: 'giftwrapping_updated' }
      }),
    )
  })

  return routes
}
