import { formErrorMessage } from '../../src/forms/useFormSubmit'
import { identity } from '../../src/i18n/nl/identity'

const { form } = identity

test.each([
  [{ code: 'ERR_NETWORK' }, form.network],
  [{ code: 'ETIMEDOUT' }, form.timeout],
  [{ status: 401, type: 'not_logged_in' }, form.loggedOut],
  [{ status: 422, type: 'invalid', data: { field: 'x' } }, form.refused],
  [{ status: 429, type: 'too_many_attempts', data: { retry_after: 61 } }, form.tooMany(2)],
  [{ status: 429, data: { retry_after: 0 } }, form.tooMany(1)],
  [{ status: 429, data: 'soon' }, form.tooMany(1)],
  [{ code: 'ERR_LOGGED_OUT' }, form.loggedOut],
  [{ status: 500 }, form.other],
  [{}, form.other],
])('a form shows the message of the failed call %j (SPEC §8)', (failed, message) => {
  expect(formErrorMessage(failed, form)).toBe(message)
})
