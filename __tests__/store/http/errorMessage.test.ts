import { classifyError, errorMessage } from '../../../src/store/http/errorMessage'
import { cart } from '../../../src/i18n/nl/cart'
import { addresses } from '../../../src/i18n/nl/addresses'
import { common } from '../../../src/i18n/nl/common'
import { identity } from '../../../src/i18n/nl/identity'
import { readCommonErrors } from '../../support/data/commonSentences'

const buildStockError = (stock: unknown) => ({ status: 409, type: 'out_of_stock', data: { stock } })
const buildFieldError = (field: unknown) => ({ status: 422, type: 'invalid', data: { field } })
const buildAttemptsError = (data: unknown) => ({ status: 429, type: 'too_many_attempts', data })

// SPEC §8: Adding and updating return type and data, for which each area has its own messages.
test.each([
  [buildStockError(3), 'Er zijn er nog 3.'],
  [buildStockError(1), 'Er is er nog 1.'],
  [buildStockError(0), cart.errors.soldOut],
  [{ status: 404, type: 'not_found' }, cart.errors.gone],
  [{ status: 409, type: 'cart_closed' }, cart.errors.closed],
  [{ status: 409, type: 'cart_changed' }, readCommonErrors(cart.errors).other],
  [{ code: 'ERR_NETWORK' }, readCommonErrors(cart.errors).network],
])('on the cart page, the error %j has the message of the cart', (failed, expected) => {
  expect(errorMessage(failed, cart.errors, common)).toBe(expected)
})

const { form } = identity

test.each([
  [{ code: 'ERR_NETWORK' }, readCommonErrors(form).network],
  [{ code: 'ETIMEDOUT' }, readCommonErrors(form).timeout],
  [{ status: 401, type: 'not_logged_in' }, common.errors.loggedOut],
  // A visitor who never logged in was not logged out.
  [{ status: 401, type: 'not_logged_in', withoutSession: true }, readCommonErrors(form).other],
  [buildFieldError('x'), form.invalid],
  [buildAttemptsError({ retry_after: 61 }), common.errors.tooMany(2)],
  [{ status: 429, data: { retry_after: 0 } }, common.errors.tooMany(1)],
  [{ status: 429, data: 'soon' }, common.errors.tooMany(1)],
  [{ code: 'ERR_LOGGED_OUT' }, common.errors.loggedOut],
  [{ status: 500 }, readCommonErrors(form).other],
])('in a form, the error %j has the message of the form or the common message', (failed, expected) => {
  expect(errorMessage(failed, form, common)).toBe(expected)
})

test('an area without its own message for an error gets the common message and advice', () => {
  expect(errorMessage({ code: 'ERR_NETWORK' }, {}, common)).toBe(
    'We kunnen de winkel niet bereiken. Controleer je verbinding en probeer het opnieuw.',
  )
})

test('the area’s own message for an expired session takes precedence over the common message', () => {
  const failed = { status: 401, type: 'not_logged_in' }
  expect(errorMessage(failed, addresses.errors, common)).toBe(addresses.errors.loggedOut)
})

/** SPEC §8: The type and the data of the error body decide on the message. */
test.each([
  [{ code: 'ERR_NETWORK' }, { kind: 'network' }],
  [{ code: 'ETIMEDOUT' }, { kind: 'timeout' }],
  [{ code: 'ECONNABORTED' }, { kind: 'network' }],
  [{ code: 'ERR_NO_CART' }, { kind: 'closed' }],
  [{ code: 'ERR_NO_LINE' }, { kind: 'gone' }],
  [{ code: 'ERR_LINK' }, { kind: 'other' }],
  [{}, { kind: 'other' }],
  [buildStockError(3), { kind: 'stock', left: 3 }],
  [buildStockError(0), { kind: 'soldOut' }],
  [buildStockError('3'), { kind: 'other' }],
  [{ status: 409, type: 'out_of_stock', data: null }, { kind: 'other' }],
  [{ status: 404, type: 'not_found' }, { kind: 'gone' }],
  [{ status: 404, type: 'cart_not_found' }, { kind: 'closed' }],
  [{ status: 409, type: 'cart_closed', data: { closed: true } }, { kind: 'closed' }],
  [{ status: 409, type: 'cart_changed' }, { kind: 'changed' }],
  [{ status: 409, type: 'checkout_incomplete' }, { kind: 'incomplete' }],
  [buildFieldError('delivery.postcode'), { kind: 'invalid', field: 'delivery.postcode' }],
  [buildFieldError(5), { kind: 'other' }],
  [{ status: 410, type: 'product_gone', data: { family: null } }, { kind: 'gone' }],
  [{ status: 410, type: 'link_expired' }, { kind: 'linkExpired' }],
  [{ status: 409, type: 'carrier_unavailable', data: { reason: 'bulky' } }, { kind: 'carrier' }],
  [{ status: 409, type: 'gift_not_possible' }, { kind: 'gift' }],
  [{ status: 401, type: 'not_logged_in' }, { kind: 'incomplete' }],
  [{ status: 401, type: 'login_failed' }, { kind: 'loginFailed' }],
  [{ status: 409, type: 'account_exists' }, { kind: 'accountExists' }],
  [buildAttemptsError({ retry_after: 90 }), { kind: 'tooMany', retryAfter: 90 }],
  [buildAttemptsError({ retry_after: -1 }), { kind: 'tooMany', retryAfter: null }],
  [buildAttemptsError('soon'), { kind: 'tooMany', retryAfter: null }],
  [{ status: 429 }, { kind: 'tooMany', retryAfter: null }],
  [{ status: 401 }, { kind: 'incomplete' }],
  [{ status: 404 }, { kind: 'other' }],
  [{ status: 400, type: 'bad_request' }, { kind: 'other' }],
  [{ status: 413, type: 'too_large' }, { kind: 'other' }],
  [{ status: 408 }, { kind: 'timeout' }],
  [{ status: 504 }, { kind: 'timeout' }],
  [{ status: 500, type: 'error' }, { kind: 'shop' }],
  [{ status: 500, type: 'toString' }, { kind: 'shop' }],
  [{ status: 503 }, { kind: 'shop' }],
  [{ status: 200, code: 'ERR_ANSWER' }, { kind: 'other' }],
])('the error %j has its kind', (failed, expected) => {
  expect(classifyError(failed)).toEqual(expected)
})
