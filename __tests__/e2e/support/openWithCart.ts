import { buildPath, type LinkedPage } from '../../../src/pageTable/paths'
import { variants } from './variants'
import { ApiClient, type VariantIds } from './ApiClient'
import type { Shopper } from './Shopper'
import { storeTokens, type StoredTokens } from './tokens'

interface Preparation {
  /** Creates a guest with this email, which the steps after the details need. */
  email?: string
  /** One chair by default. */
  lines?: readonly (readonly [variant: VariantIds, quantity: number])[]
  vouchers?: readonly string[]
  /** Chooses home delivery, which the steps after the delivery need. */
  hasDelivery?: boolean
  /** The tokens of an existing session. */
  tokens?: StoredTokens
}

/** Opens a page after all steps before it were completed by the shop API. Returns the client, which can still change the cart. */
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
