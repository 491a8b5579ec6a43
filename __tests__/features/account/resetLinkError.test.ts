import { findResetLinkError } from '../../../src/features/account/access/resetLinkError'

/** SPEC §8: errors carry a type; hostile like any answer. */
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
])('SPEC §7 password set, %j: %s', (failed, error) => {
  expect(findResetLinkError(failed)).toBe(error)
})
