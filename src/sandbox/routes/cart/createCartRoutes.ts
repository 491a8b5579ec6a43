import type { Hono } from 'hono'
import {
  updateCarrierPayload,
  updateCartPayload,
  updateCountryPayload,
  updateGiftWrappingPayload,
} from '../../../contract/requests'
import { applyCartChange, serializeRequestedCart } from './applyCartChange'
import { setAddresses } from './cartAdjustments'
import { readPayload } from '../../http/readPayload'
import { readCustomerToken } from '../../http/tokens'
import { findRequestedCart, openCustomerCart } from '../../session/requestedCart'
import type { SandboxContext } from '../../context'
import { createValidationError, ShopError } from '../../http/ShopError'
import { readCartRecord } from '../../queries/cart'
import { priceCart } from '../../rules/priceCart'

export function createCartRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  routes.get('/cart', (c) => {
    const { cart, token } = findRequestedCart(context, c) ?? openCustomerCart(context, readCustomerToken(c)) ?? {}
    return c.json({ cart: cart && token ? serializeRequestedCart(context, cart.id_cart, token, c) : null })
  })

  routes.put('/cart', async (c) => {
    const payload = await readPayload(c, updateCartPayload)
    return applyCartChange(context, c, (cart) => {
      setAddresses(context, cart.id_cart, payload)
      return { type: 'addresses_updated' }
    })
  })

  routes.put('/cart/country', async (c) => {
    const payload = await readPayload(c, updateCountryPayload)
    return applyCartChange(context, c, ({ id_cart, id_carrier }) => {
      if (!database.one('SELECT 1 FROM country WHERE id_country = ?', payload.id_country)) {
        throw createValidationError('id_country', 'we do not deliver to this country')
      }
      setAddresses(context, id_cart, { id_address_delivery: payload.id_address_delivery })
      // A delivery address in another country would contradict the new country.
      database.run(
        `UPDATE cart SET id_country = ?1, id_address_delivery = (SELECT id_address FROM address
            WHERE address.id_address = cart.id_address_delivery AND address.id_country = ?1) WHERE id_cart = ?2`,
        payload.id_country,
        id_cart,
      )
      // The chosen carrier is not chosen again: if it cannot deliver to the new country, applyCartChange removes it
      // without an error.
      if (payload.id_carrier && payload.id_carrier !== id_carrier)
        chooseCarrier(context, id_cart, { id_carrier: payload.id_carrier })
      return { type: 'country_updated' }
    })
  })

  routes.put('/cart/carrier', async (c) => {
    const payload = await readPayload(c, updateCarrierPayload)
    return applyCartChange(context, c, ({ id_cart }) => {
      setAddresses(context, id_cart, { id_address_delivery: payload.id_address_delivery })
      chooseCarrier(context, id_cart, payload)
      return { type: 'carrier_updated' }
    })
  })

  routes.put('/cart/giftwrapping', async (c) => {
    const { gift, gift_message } = await readPayload(c, updateGiftWrappingPayload)
    return applyCartChange(context, c, ({ id_cart }) => {
      const record = readCartRecord(context, id_cart)
      const message = gift_message.trim()
      if ([...message].length > record.wrap.message_max) {
        throw createValidationError('gift_message', `at most ${record.wrap.message_max} characters`)
      }
      if (gift && !priceCart(record).wrapping.isPossible) {
        throw new ShopError(409, 'gift_not_possible', 'None of these articles can be wrapped')
      }
      database.updateRows('cart', { id_cart }, { gift_wanted: gift, gift_message: gift ? message : '' })
      return { type: 'giftwrapping_updated' }
    })
  })
}

interface CarrierChoice {
  id_carrier: number
  service_point?: string | null
}

/**
 * Sets a carrier that can deliver the cart. An unknown carrier, and a missing or wrong pickup point, give 422 invalid.
 * A carrier that cannot deliver this cart gives 409 carrier_unavailable with the reason.
 */
function chooseCarrier(context: SandboxContext, id_cart: number, { id_carrier, service_point }: CarrierChoice): void {
  const record = readCartRecord(context, id_cart)
  const carrier = record.carriers.find((candidate) => candidate.id_carrier === id_carrier)
  if (!carrier) throw createValidationError('id_carrier', 'there is no such carrier')
  const reason = priceCart(record).carriers.get(id_carrier)?.reason
  if (reason) {
    throw new ShopError(409, 'carrier_unavailable', `This carrier cannot take this cart (${reason})`, { reason })
  }
  const hasPoint =
    carrier.has_service_points === 1 &&
    context.database.one(
      'SELECT 1 FROM service_point WHERE id = ? AND id_carrier = ? AND iso = ?',
      service_point,
      id_carrier,
      record.country.iso,
    )
  if (carrier.has_service_points === 1 && !hasPoint)
    throw createValidationError('service_point', 'there is no such pickup point')
  context.database.updateRows('cart', { id_cart }, { id_carrier, service_point: hasPoint ? service_point : null })
}
