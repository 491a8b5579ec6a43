import { pickStepErrors } from '../../../src/features/checkout/useSubmitStep'
import { common } from '../../../src/i18n/nl/common'
import { errorMessage } from '../../../src/store/http/errorMessage'
import { checkout } from '../../../src/i18n/nl/checkout'
import { readCommonErrors } from '../../support/data/commonSentences'

const { errors } = checkout
const invalid = (field: string) => ({ status: 422, type: 'invalid', data: { field } })

describe('pickStepErrors', () => {
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
    [invalid('account.email'), errors.email],
    [invalid('invoice.postcode'), errors.postcode],
    [invalid('service_point'), errors.servicePoint],
    [invalid('id_carrier'), errors.carrier],
    [invalid('gift_message'), errors.message],
    [invalid('id_payment'), errors.payment],
    [invalid('delivery.city'), errors.fields],
  ])('the error %j has the message "%s"', (failed, expected) => {
    expect(errorMessage(failed, pickStepErrors(failed, errors), common)).toBe(expected)
  })
})
