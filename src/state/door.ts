import type { ShopStore } from './store'

/**
 * The way from the light frame to the shop: the store, the API client and all that they
 * need are one chunk, fetched when the browser is idle or a shopper wants something,
 * whichever comes first.
 */
let load: (() => Promise<ShopStore>) | null = null
let shop: Promise<ShopStore> | null = null

/** Says how the store is made; the app calls it once, before anything renders. */
export function setShopLoader(loader: () => Promise<ShopStore>): void {
  load = loader
  shop = null
}

/** The store, started (SPEC §4 start-up under way). A failed fetch is forgotten, so that the next call tries again. */
export function openShop(): Promise<ShopStore> {
  if (!load) throw new Error('openShop was called before setShopLoader')
  shop ??= load().catch((error: unknown) => {
    shop = null
    throw error
  })
  return shop
}
