import { pickAccountErrors } from '../../../src/features/order/confirmation/AccountInvitation'
import { common } from '../../../src/i18n/nl/common'
import { errorMessage } from '../../../src/store/http/errorMessage'
import { order } from '../../../src/i18n/nl/order'
import { readCommonErrors } from '../../support/data/commonSentences'

const { account } = order
const { errors } = account

test.each([
  [{ status: 409, type: 'account_exists' }, errors.accountExists],
  [{ status: 429, type: 'too_many_attempts', data: { retry_after: 60 } }, readCommonErrors(errors).tooMany(1)],
  [{ status: 422, type: 'invalid', data: { field: 'password' } }, errors.refused],
  [{ status: 422, type: 'invalid', data: { field: 'email' } }, readCommonErrors(errors).other],
  [{ code: 'ERR_NETWORK' }, readCommonErrors(errors).network],
  [{ status: 500 }, readCommonErrors(errors).other],
])('the error %j has the message "%s"', (failed, messages) => {
  expect(errorMessage(failed, pickAccountErrors(failed, account), common)).toBe(messages)
})
