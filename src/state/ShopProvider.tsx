import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { ShopStore } from './store'

/** Gives an island the store. A chunk of its own, so that react-redux comes with the first island. */
export function ShopProvider({ shop, children }: { shop: ShopStore; children: ReactNode }) {
  return <Provider store={shop}>{children}</Provider>
}
