import { buildPath, type LinkedPage } from '../../../src/pageTable/paths'
import { pieces } from './pieces'
import { ShopCounter, type Version } from './ShopCounter'
import type { Shopper } from './Shopper'
import { storeTokens, type StoredTokens } from './tokens'

interface Ready {
  /** A guest with this address, for the steps after info. */
  email?: string
  /** One chair by default. */
  lines?: readonly (readonly [version: Version, quantity: number])[]
  vouchers?: readonly string[]
  /** A way of delivery is chosen: for the steps after shipping. */
  delivered?: boolean
  /** Who it is from before. */
  tokens?: StoredTokens
}

/** Opens a page of the cart or the checkout with all that comes before it done. Gives the counter, which is a second hand on the cart. */
export async function readyAt(
  { page, language }: Shopper,
  at: LinkedPage,
  { email, lines = [[pieces.chair, 1]], vouchers = [], delivered = false, tokens }: Ready = {},
): Promise<ShopCounter> {
  const counter = new ShopCounter(page.request, language, tokens)
  for (const [version, quantity] of lines) await counter.add(version, quantity)
  for (const code of vouchers) await counter.useVoucher(code)
  if (email) await counter.orderAsGuest(email)
  if (delivered) await counter.deliverHome()
  await storeTokens(page, counter.tokens)
  await page.goto(buildPath(at, language))
  return counter
}
