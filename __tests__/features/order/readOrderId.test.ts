import { readOrderId, readOrderIdFromPath } from '../../../src/features/order/readOrderId'

describe('readOrderId', () => {
  test.each([
    ['?order=12', 12],
    ['?a=1&order=1', 1],
    ['?order=0', null],
    ['?order=-1', null],
    ['?order=1.5', null],
    ['?order=12abc', null],
    ['?order=%3Cscript%3E', null],
    ['?order=99999999999999999999', null],
    ['?order=', null],
    ['', null],
  ])('the query "%s" has the order id %s', (search, expected) => {
    expect(readOrderId({ search })).toBe(expected)
  })
})

describe('readOrderIdFromPath', () => {
  test.each([
    ['/nl/mijn-bestellingen/12', 12],
    ['/en/my-orders/12/', 12],
    ['/nl/mijn-bestellingen/twaalf', null],
    ['/nl/mijn-bestellingen/0', null],
    ['/nl/mijn-bestellingen', null],
    ['/nl/order/bevestiging', null],
  ])('the path %s has the order id %s', (pathname, expected) => {
    expect(readOrderIdFromPath({ pathname })).toBe(expected)
  })
})
