import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { AppStore } from './createStore'

/** Provides a lazy section with the store. This module is a separate chunk, so react-redux loads with the first section. */
export function StoreProvider({ shop, children }: { shop: AppStore; children: ReactNode }) {
  return <Provider store={shop}>{children}</Provider>
}
