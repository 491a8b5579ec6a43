import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { AppStore } from './createStore'

/** Gives an island the store. A chunk of its own, so that react-redux comes with the first island. */
export function StoreProvider({ shop, children }: { shop: AppStore; children: ReactNode }) {
  return <Provider store={shop}>{children}</Provider>
}
