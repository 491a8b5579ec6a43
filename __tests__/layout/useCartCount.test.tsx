import { act, render, screen } from '@testing-library/react'
import type { Cart } from '../../src/contract/cart'
import { useCartCount } from '../../src/layout/header/useCartCount'
import { cartReceived } from '../../src/store/cart/cartSlice'
import { InPage, setLazyTestStore } from '../support/store/pageStore'

const Count = () => <output>{useCartCount()}</output>

test.each([
  [[2, 1, 4], 7],
  [[], 0],
  [null, 0],
])('the count of the quantities %j is %i once the cart has loaded', (quantities, items) => {
  const store = setLazyTestStore('nl')
  const cart = quantities && ({ items: quantities.map((quantity) => ({ quantity })) } as Cart)
  render(
    <InPage language="nl">
      <Count />
    </InPage>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('0')
  act(() => void store.dispatch(cartReceived(cart)))
  expect(screen.getByRole('status')).toHaveTextContent(String(items))
})
