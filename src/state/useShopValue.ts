import { useEffect, useState } from 'react'
import { onShopOpened } from './door'
import type { ShopState } from './store'

/**
 * A value of the store for the light frame, e.g. the count on the cart button: `before` until
 * the shop is open, which this hook does not ask for, and kept up to date from then on.
 * @param select must depend on the state alone: the first one given is kept
 */
export function useShopValue<Value>(select: (state: ShopState) => Value, before: Value): Value {
  const [first] = useState(() => select)
  const [value, setValue] = useState<Value>(before)
  useEffect(() => {
    let unsubscribe = () => {}
    const leave = onShopOpened((shop) => {
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
