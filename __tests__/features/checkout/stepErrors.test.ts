import { pickStepErrors } from '../../../src/features/checkout/useSubmitStep'
import { common } from '../../../src/i18n/nl/common'
import { errorMessage } from '../../../src/store/http/errorMessage'
import { checkout } from '../../../src/i18n/nl/checkout'
import { readCommonErrors } from '../../support/data/commonSentences'

const { errors } = checkout
const buildInvalidError = (field: string) => ({ status: 422, type: 'invalid', data: { field } })

test.each([
  [{ code: 'ERR_NETWORK' }, readCommonErrors(errors).network],
  [{ code: 'ETIMEDOUT' }, readCommonErrors(errors).timeout],
  [{ status: 429 }, readCommonErrors(errors).tooMany(1)],
  [{ status: 401, type: 'not_logged_in' }, errors.loggedOut],
  [{ status: 409, type: 'checkout_incomplete' }, errors.incomplete],
  [{ status: 500 }, readCommonErrors(errors).other],
  [{ status: 409, type: 'cart_closed' }, errors.closed],
  [{ status: 409, type: 'cart_changed' }, errors.stock],
  [{ status: 409, type: 'out_of_stock', data: { stock: 1 } }, errors.stock],
  [{ status: 409, type: 'carrier_unavailable' }, errors.carrier],
  [buildInvalidError('account.email'), errors.email],
  [buildInvalidError('invoice.postcode'), errors.postcode],
  [buildInvalidError('service_point'), errors.servicePoint],
  [buildInvalidError('id_carrier'), errors.carrier],
  [buildInvalidError('gift_message'), errors.message],
  [buildInvalidError('id_payment'), errors.payment],
  [buildInvalidError('id_address_delivery'), errors.address],
  [buildInvalidError('id_address_invoice'), errors.address],
  [buildInvalidError('delivery.city'), errors.fields],
])('the error %j has the message "%s"', (error, expected) => {
  expect(errorMessage(error, pickStepErrors(error, errors), common)).toBe(expected)
})
