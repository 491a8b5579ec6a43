import type { ShopStore } from './store'

/**
 * The way from the light frame to the shop: the store, the API client and all that they
 * need are one chunk, fetched when the browser is idle or a shopper wants something,
 * whichever comes first.
 */
let load: (() => Promise<ShopStore>) | null = null
let shop: Promise<ShopStore> | null = null
let opened: ShopStore | null = null
const listeners = new Set<(shop: ShopStore) => void>()

/** Says how the store is made; the app calls it once, before anything renders. */
export function setShopLoader(loader: () => Promise<ShopStore>): void {
  load = loader
  shop = null
  opened = null
}

/** The store, started (SPEC §4 start-up under way). A failed fetch is forgotten, so that the next call tries again. */
export function openShop(): Promise<ShopStore> {
  if (!load) return Promise.reject(new Error('openShop was called before setShopLoader'))
  shop ??= load().then(
    (store) => {
      opened = store
      listeners.forEach((listener) => listener(store))
      return store
    },
    (error: unknown) => {
      shop = null
      throw error
    },
  )
  return shop
}

/** Calls the listener with the store once it is there, at once when it is already, without asking for it. Returns how to leave. */
export function onShopOpened(listener: (shop: ShopStore) => void): () => void {
  listeners.add(listener)
  if (opened) listener(opened)
  return () => void listeners.delete(listener)
}
