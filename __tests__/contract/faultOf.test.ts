import { faultOf } from '../../src/contract/faultOf'

/** SPEC §8: errors carry type and data from the body; which ones is the API's, how they are shown is ours. */
describe('faultOf', () => {
  test.each([
    [{ code: 'ERR_NETWORK' }, { kind: 'network' }],
    [{ code: 'ETIMEDOUT' }, { kind: 'network' }],
    [{ code: 'ECONNABORTED' }, { kind: 'network' }],
    [{ code: 'ERR_NO_CART' }, { kind: 'closed' }],
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
    [{ status: 500, type: 'toString' }, { kind: 'other' }],
    [{ status: 500 }, { kind: 'other' }],
  ])('%j', (failed, expected) => {
    expect(faultOf(failed)).toEqual(expected)
  })
})
