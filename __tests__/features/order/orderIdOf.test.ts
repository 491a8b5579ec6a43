import { orderIdOf } from '../../../src/features/order/orderIdOf'

describe('orderIdOf', () => {
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
  ])('%s', (search, expected) => {
    expect(orderIdOf(search)).toBe(expected)
  })
})
