import { classifyError } from '../../../src/store/http/classifyError'

/** SPEC §8: The type and the data of the error body decide on the message. */
describe('classifyError', () => {
  test.each([
    [{ code: 'ERR_NETWORK' }, { kind: 'network' }],
    [{ code: 'ETIMEDOUT' }, { kind: 'timeout' }],
    [{ code: 'ECONNABORTED' }, { kind: 'network' }],
    [{ code: 'ERR_NO_CART' }, { kind: 'closed' }],
    [{ code: 'ERR_NO_LINE' }, { kind: 'gone' }],
    [{ code: 'ERR_LINK' }, { kind: 'other' }],
    [{}, { kind: 'other' }],
    [
      { status: 409, type: 'out_of_stock', data: { stock: 3 } },
      { kind: 'stock', left: 3 },
    ],
    [{ status: 409, type: 'out_of_stock', data: { stock: 0 } }, { kind: 'soldOut' }],
    [{ status: 409, type: 'out_of_stock', data: { stock: '3' } }, { kind: 'other' }],
    [{ status: 409, type: 'out_of_stock', data: null }, { kind: 'other' }],
    [{ status: 404, type: 'not_found' }, { kind: 'gone' }],
    [{ status: 404, type: 'cart_not_found' }, { kind: 'closed' }],
    [{ status: 409, type: 'cart_closed', data: { closed: true } }, { kind: 'closed' }],
    [{ status: 409, type: 'cart_changed' }, { kind: 'changed' }],
    [{ status: 409, type: 'checkout_incomplete' }, { kind: 'incomplete' }],
    [
      { status: 422, type: 'invalid', data: { field: 'delivery.postcode' } },
      { kind: 'invalid', field: 'delivery.postcode' },
    ],
    [{ status: 422, type: 'invalid', data: { field: 5 } }, { kind: 'other' }],
    [{ status: 410, type: 'product_gone', data: { family: null } }, { kind: 'gone' }],
    [{ status: 409, type: 'carrier_unavailable', data: { reason: 'bulky' } }, { kind: 'carrier' }],
    [{ status: 409, type: 'gift_not_possible' }, { kind: 'gift' }],
    [{ status: 401, type: 'not_logged_in' }, { kind: 'incomplete' }],
    [{ status: 401, type: 'login_failed' }, { kind: 'loginFailed' }],
    [{ status: 409, type: 'account_exists' }, { kind: 'accountExists' }],
    [
      { status: 429, type: 'too_many_attempts', data: { retry_after: 90 } },
      { kind: 'tooMany', retryAfter: 90 },
    ],
    [
      { status: 429, type: 'too_many_attempts', data: { retry_after: -1 } },
      { kind: 'tooMany', retryAfter: null },
    ],
    [
      { status: 429, type: 'too_many_attempts', data: 'soon' },
      { kind: 'tooMany', retryAfter: null },
    ],
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
})
