import { Hono, type Context } from 'hono'
import type { AddressList } from '../../contract/account'
import { saveAddress } from '../../contract/accountRequests'
import { changeAddressOfCarts } from '../changes/addressOfCarts'
import { checkAddress } from '../changes/checkAddress'
import { settleDefaults, wantDefaults } from '../changes/defaultAddresses'
import { addAddress, rewriteAddress } from '../changes/saveAddress'
import { pathId, payload } from '../http/payload'
import { notFound } from '../http/ShopError'
import { presentAddresses } from '../presenters/address'
import { addressesOf, ownAddress } from '../records/customer'
import { requireAccount } from '../session/requireAccount'
import type { Shop } from '../shop'

/** GET my_addresses, create, and each address's update and delete (SPEC §7). Every one answers all addresses. */
export function addressRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  const list = (c: Context): AddressList => {
    const customer = requireAccount(shop, c)
    return {
      _embedded: { addresses: presentAddresses(customer, addressesOf(database, customer.id_customer)) },
      _links: {
        self: { href: '/v1/my/addresses', method: 'GET' },
        create: { href: '/v1/my/addresses', method: 'POST' },
      },
    }
  }

  /** The customer and the address of the path. Someone else's is 404 not_found, the same as one that does not exist. */
  const requested = (c: Context) => {
    const { id_customer } = requireAccount(shop, c)
    const address = ownAddress(database, id_customer, pathId(c, 'id') ?? 0)
    if (!address) throw notFound('address')
    return { id_customer, id_address: address.id_address }
  }

  routes.get('/my/addresses', (c) => c.json(list(c)))

  routes.post('/my/addresses', async (c) => {
    requireAccount(shop, c)
    const { address } = await payload(c, saveAddress)
    const answer = database.transaction(() => {
      const { id_customer } = requireAccount(shop, c)
      const id_address = addAddress(database, id_customer, checkAddress(shop, address, 'address.'))
      wantDefaults(database, id_customer, id_address, address)
      return list(c)
    })
    return c.json(answer)
  })

  routes.put('/my/addresses/:id', async (c) => {
    requested(c)
    const { address } = await payload(c, saveAddress)
    const answer = database.transaction(() => {
      const { id_customer, id_address } = requested(c)
      const checked = checkAddress(shop, address, 'address.')
      changeAddressOfCarts(shop, id_address, () => rewriteAddress(database, id_address, checked))
      wantDefaults(database, id_customer, id_address, address)
      return list(c)
    })
    return c.json(answer)
  })

  routes.delete('/my/addresses/:id', (c) => {
    const answer = database.transaction(() => {
      const { id_customer, id_address } = requested(c)
      changeAddressOfCarts(
        shop,
        id_address,
        () => database.run('DELETE FROM address WHERE id_address = ?', id_address) > 0,
      )
      settleDefaults(database, id_customer)
      return list(c)
    })
    return c.json(answer)
  })

  return routes
}
