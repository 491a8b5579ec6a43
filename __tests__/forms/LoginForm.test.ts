import { describeLoginError } from '../../src/forms/person/LoginForm'
import { identity } from '../../src/i18n/nl/identity'

const { errors } = identity.login

/** The error types login_failed and too_many_attempts are in docs/shop-api/errors.md. */
test.each([
  [{ kind: 'loginFailed' }, errors.failed],
  [{ kind: 'invalid', field: 'email' }, errors.failed],
  [{ kind: 'incomplete' }, errors.failed],
  [{ kind: 'tooMany', retryAfter: 30 }, 'Dat is een paar keer misgegaan. Probeer het over een minuut opnieuw.'],
  [{ kind: 'tooMany', retryAfter: 0 }, 'Dat is een paar keer misgegaan. Probeer het over een minuut opnieuw.'],
  [{ kind: 'tooMany', retryAfter: 61 }, 'Dat is een paar keer misgegaan. Probeer het over 2 minuten opnieuw.'],
  [{ kind: 'tooMany', retryAfter: null }, null],
  [{ kind: 'network' }, null],
] as const)('a login that failed with %j shows the message %j', (error, expected) => {
  expect(describeLoginError(error, errors)).toBe(expected)
})
