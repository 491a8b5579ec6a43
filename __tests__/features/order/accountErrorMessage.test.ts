import { accountErrorMessage, validatePassword } from '../../../src/features/order/confirmation/accountErrorMessage'
import { order } from '../../../src/i18n/nl/order'

const { account } = order
const { errors } = account

test.each([
  ['', errors.short(8)],
  ['zeven77', errors.short(8)],
  ['achttien', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), errors.long(128)],
])('the new password "%s" has the message %j', (password, error) => {
  expect(validatePassword(password, account)).toBe(error)
})

test.each([
  [{ status: 409, type: 'account_exists' }, errors.notPossible],
  [{ status: 429, type: 'too_many_attempts', data: { retry_after: 60 } }, errors.tooMany],
  [{ status: 422, type: 'invalid', data: { field: 'password' } }, errors.short(8)],
  [{ status: 422, type: 'invalid', data: { field: 'email' } }, errors.other],
  [{ code: 'ERR_NETWORK' }, errors.network],
  [{ status: 500 }, errors.other],
])('an account that is not created because of %j has a message', (failed, message) => {
  expect(accountErrorMessage(failed, account)).toBe(message)
})
