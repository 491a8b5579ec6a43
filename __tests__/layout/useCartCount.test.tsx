import { act, render, screen } from '@testing-library/react'
import { useCartCount } from '../../src/layout/header/useCartCount'
import { getStore, setStoreLoader } from '../../src/store/lazyStore'
import type { AppStore } from '../../src/store/createStore'

/** Creates a store whose cart has items of these quantities, or a store without a cart for null. */
function createStoreWith(quantities: number[] | null): AppStore {
  const cart = quantities && { items: quantities.map((quantity) => ({ quantity })) }
  return { getState: () => ({ cart: { cart } }), subscribe: () => () => undefined } as unknown as AppStore
}

const Count = () => <output>{useCartCount()}</output>

test.each([
  [[2, 1, 4], 7],
  [[], 0],
  [null, 0],
])('the count of the quantities %j is %i once the store has loaded', async (quantities, items) => {
  setStoreLoader(async () => createStoreWith(quantities))
  render(<Count />)
  expect(screen.getByRole('status')).toHaveTextContent('0')
  await act(getStore)
  expect(screen.getByRole('status')).toHaveTextContent(String(items))
})

test('a count that is removed from the page unsubscribes from the store', async () => {
  const listeners = new Set<() => void>()
  const store = createStoreWith([2])
  store.subscribe = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  setStoreLoader(async () => store)
  const { unmount } = render(<Count />)
  await act(getStore)
  expect(listeners.size).toBe(1)
  unmount()
  expect(listeners.size).toBe(0)
})
