import * as v from 'valibot'
import { buildNewPasswordSchema } from '../../src/forms/person/buildNewPasswordSchema'
import { identity } from '../../src/i18n/nl/identity'

const { errors } = identity
const findMessage = (typed: string, isOptional = false) =>
  v.safeParse(buildNewPasswordSchema(errors, { isOptional }), typed).issues?.map(({ message }) => message)[0]

test.each([
  ['', errors.passwordMissing],
  ['zeven77', errors.passwordShort(8)],
  ['acht8888', undefined],
  ['x'.repeat(129), errors.tooLong(128)],
])('the new password "%s" has the message %j', (typed, message) => expect(findMessage(typed)).toBe(message))

test.each([
  ['', undefined],
  [' '.repeat(8), errors.passwordMissing],
  ['kort', errors.passwordShort(8)],
])('the optional password "%s" of a guest has the message %j (SPEC §5)', (typed, message) =>
  expect(findMessage(typed, true)).toBe(message),
)
