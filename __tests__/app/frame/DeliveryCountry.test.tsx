import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeliveryCountry } from '../../../src/app/frame/DeliveryCountry'
import { putInCart } from '../../../src/state/cart/addToCart'
import { setShopLoader } from '../../../src/state/door'
import { startShop } from '../../../src/state/startShop'
import { renderIn } from '../../support/inLanguage'
import { chair, createTestStore } from '../../support/shopStore'
import { startShopServer } from '../../support/shopServer'

const server = startShopServer()
beforeEach(() => void server.sandbox)

async function link(fill: boolean) {
  const shop = createTestStore()
  await shop.dispatch(startShop())
  if (fill) await shop.dispatch(putInCart(chair))
  setShopLoader(() => Promise.resolve(shop))
  const go = jest.fn(() => Promise.resolve())
  Object.assign(globalThis, { ___navigate: go })
  renderIn('nl', <DeliveryCountry />)
  const country = screen.getByRole('link', { name: 'Levering in België' })
  expect(country).toHaveAttribute('href', '/nl/levering')
  return { shop, go, country, shopper: userEvent.setup() }
}

test.each([
  ['with something in the cart', true],
  ['before there is a cart', false],
])('%s it opens the choice of country', async (_name, fill) => {
  const { shop, go, country, shopper } = await link(fill)
  await shopper.click(country)
  await waitFor(() => expect(shop.getState().sidePanel.content).toEqual({ mode: 'countrySelector', data: null }))
  expect(go).not.toHaveBeenCalled()
})

test('when the shop can not be fetched it leads to the page about delivery', async () => {
  const { go, country, shopper } = await link(true)
  setShopLoader(() => Promise.reject(new Error('offline')))
  await shopper.click(country)
  await waitFor(() => expect(go).toHaveBeenCalledWith('/nl/levering', undefined))
})
