import { useEffect, useState } from 'react'
import type { AppStore } from './createStore'
import type { RootState } from './rootReducer'

/**
 * The way from the light frame to the shop: the store, the API client and all that they
 * need are one chunk, fetched when the browser is idle or a shopper wants something,
 * whichever comes first.
 */
let load: (() => Promise<AppStore>) | null = null
let shop: Promise<AppStore> | null = null
let opened: AppStore | null = null
const listeners = new Set<(shop: AppStore) => void>()

/** Says how the store is made; the app calls it once, before anything renders. */
export function setStoreLoader(loader: () => Promise<AppStore>): void {
  load = loader
  shop = null
  opened = null
}

/** The store, started (SPEC §4 start-up under way). A failed fetch is forgotten, so that the next call tries again. */
export function getStore(): Promise<AppStore> {
  if (!load) return Promise.reject(new Error('getStore was called before setStoreLoader'))
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
export function onStoreReady(listener: (shop: AppStore) => void): () => void {
  listeners.add(listener)
  if (opened) listener(opened)
  return () => void listeners.delete(listener)
}

/**
 * A value of the store for the light frame, e.g. the count on the cart button: `before` until
 * the shop is open, which this hook does not ask for, and kept up to date from then on.
 * @param select must depend on the state alone: the first one given is kept
 */
export function useStoreValue<Value>(select: (state: RootState) => Value, before: Value): Value {
  const [first] = useState(() => select)
  const [value, setValue] = useState<Value>(before)
  useEffect(() => {
    let unsubscribe = () => {}
    const leave = onStoreReady((shop) => {
      const read = () => {
        const now = first(shop.getState())
        setValue(() => now)
      }
      unsubscribe()
      unsubscribe = shop.subscribe(read)
      read()
    })
    return () => {
      leave()
      unsubscribe()
    }
  }, [first])
  return value
}
