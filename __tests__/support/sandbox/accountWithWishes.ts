import { register } from './register'
import { Shopper } from './Shopper'
import type { startSandboxServer } from './startSandboxServer'

type Server = ReturnType<typeof startSandboxServer>

export const wishlistCall = '/v1/my/wishlist'

/** Returns the customer and the session token. */
export async function accountWithWishes(server: Server, ...items: object[]) {
  const shopper = new Shopper(server.sandbox)
  const { session } = await register(shopper)
  if (items.length > 0) await shopper.send('POST', `${wishlistCall}/items`, { items })
  return { shopper, session: session.token }
}

/** Includes the wishlists of all accounts, earliest item first. */
export const readWishes = ({ sandbox }: Server): number[] =>
  sandbox.database.column<number>('SELECT id_product_attribute FROM wish ORDER BY id_wish')
