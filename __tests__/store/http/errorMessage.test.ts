import { errorMessage } from '../../../src/store/http/errorMessage'
import { cart } from '../../../src/i18n/nl/cart'
import { panel } from '../../../src/i18n/nl/panel'

const outOf = (stock: number) => ({ status: 409, type: 'out_of_stock', data: { stock } })

// SPEC §8: add and update return type and data, for which each area has its own messages.
test.each([
  [outOf(3), 'Er zijn er nog 3.'],
  [outOf(1), 'Er is er nog 1.'],
  [outOf(0), cart.errors.soldOut],
  [{ status: 404, type: 'not_found' }, cart.errors.gone],
  [{ status: 409, type: 'cart_closed' }, cart.errors.closed],
  [{ status: 409, type: 'cart_changed' }, cart.errors.other],
  [{ status: 500 }, cart.errors.other],
  [{ status: 500, type: 'constructor' }, cart.errors.other],
  [{ code: 'ERR_NETWORK' }, cart.errors.network],
])('The cart page has a message for %j', (failed, expected) => {
  expect(errorMessage(failed, cart.errors)).toBe(expected)
})

test.each([
  [outOf(3), 'Er zijn er nog 3.'],
  [outOf(0), panel.errors.soldOut],
  [{ status: 404, type: 'not_found' }, panel.errors.gone],
  [{ status: 409, type: 'cart_closed' }, panel.errors.other],
  [{ status: 422, type: 'invalid', data: { field: 'quantity' } }, panel.errors.other],
  [{ status: 500 }, panel.errors.other],
  [{ code: 'ERR_NETWORK' }, panel.errors.network],
])('The side panel has a message for %j', (failed, expected) => {
  expect(errorMessage(failed, panel.errors)).toBe(expected)
})
