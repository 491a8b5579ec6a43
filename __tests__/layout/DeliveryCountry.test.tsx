import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeliveryCountry } from '../../src/layout/header/DeliveryCountry'
import { putInCart } from '../../src/store/cart/addToCart'
import { renderIn } from '../support/dom/renderIn'
import { setPageStore } from '../support/store/pageStore'
import { chair, createLazyStore, createTestStore } from '../support/store/testStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

const server = startSandboxServer()
beforeEach(() => void server.sandbox)

async function renderLink(isCartFilled: boolean, store = createTestStore()) {
  if (isCartFilled) await store.dispatch(putInCart(chair))
  setPageStore(store)
  const navigate = jest.fn(() => Promise.resolve())
  Object.assign(globalThis, { ___navigate: navigate })
  renderIn('nl', <DeliveryCountry />)
  const country = screen.getByRole('link', { name: 'Levering: België' })
  expect(country).toHaveAttribute('href', '/nl/levering')
  return { store, navigate, country, shopper: userEvent.setup() }
}

test.each([
  ['with something in the cart', true],
  ['before there is a cart', false],
])('the country link opens the country selector %s', async (_name, isCartFilled) => {
  const { store, navigate, country, shopper } = await renderLink(isCartFilled)
  await shopper.click(country)
  await waitFor(() => expect(store.getState().sidePanel.content).toEqual({ mode: 'countrySelector', data: null }))
  expect(navigate).not.toHaveBeenCalled()
})

test('the country link leads to the delivery page when the services cannot be loaded', async () => {
  const offlineStore = createLazyStore(1, () => Promise.reject(new Error('offline')))
  const { navigate, country, shopper } = await renderLink(false, offlineStore)
  await shopper.click(country)
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/nl/levering', undefined))
})
