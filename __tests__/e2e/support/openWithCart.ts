import { buildPath, type LinkedPage } from '../../../src/pageTable/paths'
import { variants } from './variants'
import { ApiClient, type VariantIds } from './ApiClient'
import type { Shopper } from './Shopper'
import { storeTokens, type StoredTokens } from './tokens'

export interface Preparation {
  /** If set, a guest with this email address is created. The steps after the contact details require one. */
  email?: string
  /** The line items of the cart; by default one chair. */
  lines?: readonly (readonly [variant: VariantIds, quantity: number])[]
  vouchers?: readonly string[]
  /** Whether home delivery is chosen, which the steps after the delivery step require. */
  hasDelivery?: boolean
  /** The tokens of an existing session. */
  tokens?: StoredTokens
}

/**
 * Opens a page after completing all previous steps through the shop API. Returns the client, which can still change the
 * cart.
 */
export async function openWithCart(
  { page, language }: Shopper,
  at: LinkedPage,
  { email, lines = [[variants.chair, 1]], vouchers = [], hasDelivery: hasDelivery = false, tokens }: Preparation = {},
): Promise<ApiClient> {
  const api = new ApiClient(page.request, language, tokens)
  for (const [variant, quantity] of lines) await api.add(variant, quantity)
  for (const code of vouchers) await api.useVoucher(code)
  if (email) await api.orderAsGuest(email)
  if (hasDelivery) await api.chooseHomeDelivery()
  await storeTokens(page, api.tokens)
  await page.goto(buildPath(at, language))
  return api
}
