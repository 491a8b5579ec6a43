import type { Context, Hono } from 'hono'
import type { AddressList } from '../../../contract/account'
import { saveAddressPayload } from '../../../contract/accountRequests'
import {
  addAddress,
  checkAddress,
  fillDefaultAddresses,
  rewriteAddress,
  setDefaultAddresses,
} from './customerAddresses'
import { readPayload, readPathId } from '../../http/readPayload'
import { createNotFoundError } from '../../http/ShopError'
import { serializeAddresses } from '../../serializers/session'
import { findOwnAddress, readAddresses } from '../../queries/customer'
import { changeOwnList, requireAccount } from '../../session/sessions'
import type { SandboxContext } from '../../context'
import { endPayments, dropUnavailableCarrier } from '../cart/cartAdjustments'

export function createAddressRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  const buildList = (c: Context): AddressList => {
    const customer = requireAccount(context, c)
    return {
      _embedded: { addresses: serializeAddresses(customer, readAddresses(database, customer.id_customer)) },
      _links: {
        self: { href: '/v1/my/addresses', method: 'GET' },
        create: { href: '/v1/my/addresses', method: 'POST' },
      },
    }
  }

  const changeList = (c: Context, change: (id_customer: number) => void) =>
    changeOwnList(context, c, change, () => buildList(c))

  /**
   * Returns the address that the path names. An address of another customer gives 404 not_found, like an address that
   * does not exist.
   */
  const requireAddress = (c: Context) => {
    const { id_customer } = requireAccount(context, c)
    const address = findOwnAddress(database, id_customer, readPathId(c, 'id') ?? 0)
    if (!address) throw createNotFoundError('address')
    return address
  }

  routes.get('/my/addresses', (c) => c.json(buildList(c)))

  routes.post('/my/addresses', async (c) => {
    requireAccount(context, c)
    const { address } = await readPayload(c, saveAddressPayload)
    return changeList(c, (id_customer) => {
      const id_address = addAddress(database, id_customer, checkAddress(context, address, 'address.'))
      setDefaultAddresses(database, id_customer, id_address, address)
    })
  })

  routes.put('/my/addresses/:id', async (c) => {
    requireAddress(c)
    const { address } = await readPayload(c, saveAddressPayload)
    return changeList(c, (id_customer) => {
      const { id_address } = requireAddress(c)
      const checkedAddress = checkAddress(context, address, 'address.')
      changeAddressInCarts(context, id_address, () => rewriteAddress(database, id_address, checkedAddress))
      setDefaultAddresses(database, id_customer, id_address, address)
    })
  })

  routes.delete('/my/addresses/:id', (c) =>
    changeList(c, (id_customer) => {
      const { id_address } = requireAddress(c)
      const deleteAddress = () => database.run('DELETE FROM address WHERE id_address = ?', id_address) > 0
      changeAddressInCarts(context, id_address, deleteAddress)
      fillDefaultAddresses(database, id_customer)
    }),
  )
}

/**
 * Changes or deletes an address with `change`, which returns true if anything has changed. The open carts that use the
 * address are updated: their payments end, the delivery address determines the country, and a carrier that does not
 * deliver there is removed. Orders keep their copy.
 */
function changeAddressInCarts(context: SandboxContext, id_address: number, change: () => boolean): void {
  const { database } = context
  const carts = database.column<number>(
    'SELECT id_cart FROM cart WHERE closed = 0 AND (id_address_delivery = ?1 OR id_address_invoice = ?1)',
    id_address,
  )
  if (!change()) return
  for (const id_cart of carts) {
    endPayments(database, id_cart)
    database.run(
      `UPDATE cart SET id_country = address.id_country FROM address
        WHERE cart.id_cart = ? AND address.id_address = cart.id_address_delivery`,
      id_cart,
    )
    dropUnavailableCarrier(context, id_cart)
  }
}
