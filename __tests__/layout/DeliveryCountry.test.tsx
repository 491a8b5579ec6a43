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

async function link(fill: boolean, store = createTestStore()) {
  if (fill) await store.dispatch(putInCart(chair))
  setPageStore(store)
  const go = jest.fn(() => Promise.resolve())
  Object.assign(globalThis, { ___navigate: go })
  renderIn('nl', <DeliveryCountry />)
  const country = screen.getByRole('link', { name: 'Levering in België' })
  expect(country).toHaveAttribute('href', '/nl/levering')
  return { store, go, country, shopper: userEvent.setup() }
}

test.each([
  ['with something in the cart', true],
  ['before there is a cart', false],
])('the country link opens the country selector %s', async (_name, fill) => {
  const { store, go, country, shopper } = await link(fill)
  await shopper.click(country)
  await waitFor(() => expect(store.getState().sidePanel.content).toEqual({ mode: 'countrySelector', data: null }))
  expect(go).not.toHaveBeenCalled()
})

test('the country link leads to the delivery page when the services cannot be loaded', async () => {
  const offline = createLazyStore(1, () => Promise.reject(new Error('offline')))
  const { go, country, shopper } = await link(false, offline)
  await shopper.click(country)
  await waitFor(() => expect(go).toHaveBeenCalledWith('/nl/levering', undefined))
})
