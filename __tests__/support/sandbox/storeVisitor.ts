import { accountAddress, accountDetails, register } from './register'
import { guestDetails, Shopper } from './Shopper'
import type { startSandboxServer } from './startSandboxServer'

type Server = ReturnType<typeof startSandboxServer>

/** Stores a user's tokens where the storefront reads them. */
export function storeTokens({ headers }: Shopper): void {
  for (const [header, key] of [
    ['CartToken', 'upnorth.cart'],
    ['CustomerToken', 'upnorth.session'],
  ] as const) {
    const token = headers[header]
    if (token) window.localStorage.setItem(key, token)
  }
}

/** Prepares a browser with a cart. */
export async function withCart(
  server: Server,
  lines: [id: number, quantity: number][] = [[100101, 1]],
): Promise<Shopper> {
  const shopper = new Shopper(server.sandbox)
  for (const [id, quantity] of lines) await shopper.add(id, quantity)
  storeTokens(shopper)
  return shopper
}

/** Prepares the browser of a guest with an address in Ghent. */
export async function withGuest(server: Server, lines?: [id: number, quantity: number][]): Promise<Shopper> {
  const shopper = await withCart(server, lines)
  await shopper.guest(guestDetails)
  storeTokens(shopper)
  return shopper
}

/** By default, the customer has an address in Ghent. */
export async function withCustomer(server: Server, address: object = accountAddress): Promise<Shopper> {
  const shopper = await withCart(server)
  await register(shopper, { ...accountDetails, ...address })
  storeTokens(shopper)
  return shopper
}

/** The customer's details arrive when the returned function is called. */
export async function withLateCustomer(server: Server): Promise<() => void> {
  const shopper = new Shopper(server.sandbox)
  await register(shopper)
  storeTokens(shopper)
  return server.holdAnswer('get', '/v1/me', { late: true }).answer
}
