/** @jest-environment jest-fixed-jsdom */
import { saveShippingDraft, readShippingDraft } from '../../../src/features/checkout/shipping/useShippingChoice'
import { saveDraft } from '../../../src/store/browser/formDrafts'
import { sixPoints } from '../../support/data/pickupPointFixtures'

const emptyDraft = { carrierId: null, pickupPoint: null, pickupPointCarrierId: null, postcode: '' }
const choice = { carrierId: 1, pickupPoint: sixPoints[1]!, pickupPointCarrierId: 3, postcode: '9000' }

afterEach(() => window.sessionStorage.clear())

test('the saved choice is read only for the same country', () => {
  saveShippingDraft(choice, 3)
  expect(readShippingDraft(3)).toEqual(choice)
  expect(readShippingDraft(7)).toEqual(emptyDraft)
})

test.each(['', '{', '[]', '{"id":"x"}', '{"id":1,"name":{}}'])(
  'a stored pickup point of an invalid shape is ignored: %s',
  (point) => {
    saveDraft('checkout-shipping', { country: '3', carrier: 'x', point, postcode: '' })
    expect(readShippingDraft(3)).toEqual(emptyDraft)
  },
)
