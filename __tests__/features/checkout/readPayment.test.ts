import * as v from 'valibot'
import { statusAnswer } from '../../../src/contract/checkout'
import { readPayment } from '../../../src/features/checkout/payment/usePaymentStatus'

const readAnswer = (answer: object, isCartClosed = false) =>
  readPayment(v.parse(statusAnswer, answer), { isCartClosed, isGuest: true })

describe('SPEC §7: a status response with actions and the changed flag alone', () => {
  test.each([
    [
      'an empty list of actions leaves the payment pending',
      { actions: [], changed: false },
      false,
      { status: 'pending' },
    ],
    ['a closed cart was paid', { actions: [], changed: false }, true, { status: 'paid', orderId: null }],
    ['a changed cart is due', { actions: [], changed: true }, false, { status: 'due', place: 'cart' }],
    [
      'an unidentified guest is due',
      { actions: ['IDENTIFICATION'], changed: false },
      false,
      { status: 'due', place: 'info' },
    ],
    ['a missing carrier is due', { actions: ['CARRIER'], changed: false }, false, { status: 'due', place: 'shipping' }],
    ['an unknown action is ignored', { actions: ['FAX'], changed: false }, false, { status: 'pending' }],
    [
      'null for both leaves the payment pending',
      { actions: null, changed: null, status: null },
      false,
      { status: 'pending' },
    ],
  ])('%s', (_what, answer, isCartClosed, expected) => {
    expect(readAnswer(answer, isCartClosed)).toEqual(expected)
  })
})

describe('a status response with the state of the payment', () => {
  test.each([
    [
      { status: 'paid', id_order: 7 },
      { status: 'paid', orderId: 7 },
    ],
    [{ status: 'paid' }, { status: 'pending' }],
    [{ status: 'pending', id_order: null }, { status: 'pending' }],
    [
      { status: 'failed', changed: true },
      { status: 'failed', changed: true },
    ],
    [
      { status: 'cancelled', actions: ['CARRIER'] },
      { status: 'cancelled', changed: false },
    ],
    [
      { status: 'expired', changed: 'yes' },
      { status: 'expired', changed: false },
    ],
    [{ status: 'lost' }, { status: 'pending' }],
  ])('%j is read as %j', (answer, expected) => {
    expect(readAnswer(answer)).toEqual(expected)
  })
})
