/** @jest-environment jest-fixed-jsdom */
import {
  forgetShippingDraft,
  keepShippingDraft,
  readShippingDraft,
} from '../../../src/features/checkout/shipping/shippingDraft'
import { keepDraft } from '../../../src/state/draft'
import { sixPoints } from '../../support/pickUpPoints'

const nothing = { idCarrier: null, point: null, postcode: '' }
const choice = { idCarrier: 3, point: sixPoints[1]!, postcode: '9000' }

afterEach(() => window.sessionStorage.clear())

test('what was chosen is there again, for the same country', () => {
  keepShippingDraft(choice, 3)
  expect(readShippingDraft(3)).toEqual(choice)
  expect(readShippingDraft(7)).toEqual(nothing)
  forgetShippingDraft()
  expect(readShippingDraft(3)).toEqual(nothing)
})

test.each(['', '{', '[]', '{"id":"x"}', '{"id":1,"name":{}}'])(
  'a kept point of another shape ("%s") is none',
  (point) => {
    keepDraft('checkout-shipping', { country: '3', carrier: 'x', point, postcode: '' })
    expect(readShippingDraft(3)).toEqual(nothing)
  },
)
