import { findResetLinkError } from '../../../src/features/account/access/resetPassword'

/** The error types of SPEC §8 and some unknown types. */
test.each([
  [{ status: 404, type: 'reset_unknown' }, 'unknown'],
  [{ status: 410, type: 'reset_used' }, 'used'],
  [{ status: 410, type: 'reset_expired' }, 'expired'],
  [{ status: 410, type: 'something else' }, 'expired'],
  [{ status: 404 }, 'unknown'],
  [{ status: 422, type: 'invalid', data: { field: 'token' } }, 'unknown'],
  [{ status: 422, type: 'invalid', data: { field: 'password' } }, null],
  [{ status: 400, type: 'constructor' }, null],
  [{ status: 500 }, null],
  [{ code: 'ERR_NETWORK' }, null],
])('a reset link that fails with %j is classified as %j', (failed, error) => {
  expect(findResetLinkError(failed)).toBe(error)
})
