import { act, render, screen, waitFor } from '@testing-library/react'
import type { AppStore } from '../../../src/store/AppThunk'
import { putInCart } from '../../../src/store/cart/addToCart'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { loadCountries, reloadCountries } from '../../../src/store/checkout/loadCountries'
import { useCountries } from '../../../src/store/checkout/useCountries'
import { loggedOut } from '../../../src/store/sharedActions'
import { Provider } from 'react-redux'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { chair, createTestStore, openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()

const countRequests = () => server.asked().filter((call) => call.startsWith('GET /web/v1/countries')).length

function Countries() {
  const { status, data, retry } = useCountries()
  return (
    <button onClick={retry}>
      {status} {data?.length ?? 0}
    </button>
  )
}

const renderCountries = (store: AppStore) =>
  render(
    <Provider store={store}>
      <Countries />
      <Countries />
    </Provider>,
  )

const loaded = /^ready [1-9]/

test('the countries are fetched once for two components, and not again for a component that mounts later', async () => {
  const store = createTestStore()
  const { unmount } = renderCountries(store)
  expect(await screen.findAllByText(loaded)).toHaveLength(2)
  unmount()
  renderCountries(store)
  expect(await screen.findAllByText(loaded)).toHaveLength(2)
  expect(countRequests()).toBe(1)
})

test('the countries are fetched again after a failure', async () => {
  const store = createTestStore()
  server.failCall('get', '/v1/countries')
  renderCountries(store)
  await waitFor(() => expect(screen.getAllByText('failed 0')).toHaveLength(2))
  server.restoreCalls()
  const [first] = screen.getAllByRole('button')
  act(() => first!.click())
  expect(await screen.findAllByText(loaded)).toHaveLength(1)
})

test('countries that arrive after a logout are dropped, since their delivery costs belong to the previous cart', async () => {
  const store = createTestStore()
  await store.dispatch(loadCountries())
  expect(store.getState().app.countries).not.toBeNull()
  const underWay = store.dispatch(reloadCountries())
  store.dispatch(loggedOut())
  await underWay
  expect(store.getState().app.countries).toBeNull()
})

test('the countries of an open checkout are used without a request', async () => {
  const store = await openTestStore()
  await store.dispatch(putInCart({ ...chair }))
  await store.dispatch(loadCheckout())
  const before = countRequests()
  const countries = await store.dispatch(loadCountries())
  expect(countries.length).toBeGreaterThan(1)
  expect(countries).toEqual(store.getState().checkout.checkout?.countries)
  expect(countRequests()).toBe(before)
})
