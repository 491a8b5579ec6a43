import { useEffect, useState } from 'react'
import type { AppStore } from './createStore'
import type { RootState } from './rootReducer'

/**
 * The store and its dependencies, such as the API client, form one chunk. It is loaded when the browser is idle or when
 * a component needs it, whichever comes first.
 */
let load: (() => Promise<AppStore>) | null = null
let loading: Promise<AppStore> | null = null
let loaded: AppStore | null = null
const listeners = new Set<(store: AppStore) => void>()

/** Sets the function that creates the store. The app calls it once, before the first render. */
export function setStoreLoader(loader: () => Promise<AppStore>): void {
  load = loader
  loading = null
  loaded = null
}

/** Loads the store and starts it (SPEC §4). After a failed load the next call tries again. */
export function getStore(): Promise<AppStore> {
  if (!load) return Promise.reject(new Error('getStore was called before setStoreLoader'))
  loading ??= load().then(
    (store) => {
      loaded = store
      listeners.forEach((listener) => listener(store))
      return store
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** Returns the store if it is loaded, without loading it. */
export const getLoadedStore = (): AppStore | null => loaded

/**
 * Calls the listener with the store once it is loaded, or at once if it already is. Does not load the store. Returns an
 * unsubscribe function.
 */
export function onStoreReady(listener: (store: AppStore) => void): () => void {
  listeners.add(listener)
  if (loaded) listener(loaded)
  return () => void listeners.delete(listener)
}

/**
 * Returns a value of the store for components of the first load, e.g. the count on the cart button. The value is
 * `before` until the store is loaded, which this hook does not trigger.
 * @param select must depend on the state alone, since the function of the first render stays in use
 */
export function useStoreValue<Value>(select: (state: RootState) => Value, before: Value): Value {
  const [first] = useState(() => select)
  const [value, setValue] = useState<Value>(before)
  useEffect(() => {
    let unsubscribe = () => {}
    const unsubscribeReady = onStoreReady((store) => {
      const read = () => {
        const now = first(store.getState())
        setValue(() => now)
      }
      unsubscribe()
      unsubscribe = store.subscribe(read)
      read()
    })
    return () => {
      unsubscribeReady()
      unsubscribe()
    }
  }, [first])
  return value
}
