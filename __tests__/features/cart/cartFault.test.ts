import { cartFault } from '../../../src/features/cart/cartFault'
import { addFault } from '../../../src/features/sidePanel/addFault'
import { cart } from '../../../src/i18n/nl/cart'
import { panel } from '../../../src/i18n/nl/panel'

const outOf = (stock: number) => ({ status: 409, type: 'out_of_stock', data: { stock } })

test.each([
  [outOf(3), 'Er zijn er nog 3.'],
  [outOf(1), 'Er is er nog 1.'],
  [outOf(0), cart.errors.soldOut],
  [{ status: 404, type: 'not_found' }, cart.errors.gone],
  [{ status: 409, type: 'cart_closed' }, cart.errors.closed],
  [{ status: 500 }, cart.errors.other],
  [{ code: 'ERR_NETWORK' }, cart.errors.network],
])('cartFault of %j', (failed, expected) => {
  expect(cartFault(failed, cart)).toBe(expected)
})

test.each([
  [outOf(3), 'Er zijn er nog 3.'],
  [outOf(0), panel.errors.soldOut],
  [{ status: 404, type: 'not_found' }, panel.errors.gone],
  [{ status: 422, type: 'invalid', data: { field: 'quantity' } }, panel.errors.other],
  [{ status: 500 }, panel.errors.other],
  [{ code: 'ERR_NETWORK' }, panel.errors.network],
])('addFault of %j', (failed, expected) => {
  expect(addFault(failed, panel)).toBe(expected)
})
