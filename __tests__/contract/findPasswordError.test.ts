import * as v from 'valibot'
import { findPasswordError } from '../../src/contract/findPasswordError'
import { givenPassword, newPassword } from '../../src/contract/requests'
import { buildNewPasswordSchema } from '../../src/forms/person/buildNewPasswordSchema'
import { identity } from '../../src/i18n/nl/identity'

const tree = '\u{1F332}'

test.each([
  ['', 'missing'],
  [' '.repeat(8), 'missing'],
  ['\u00a0\t'.repeat(4), 'missing'],
  ['zeven77', 'short'],
  ['acht8888', null],
  [' a      ', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'long'],
  [tree.repeat(4), 'short'],
  [tree.repeat(8), null],
  [tree.repeat(128), null],
  [tree.repeat(129), 'long'],
])('the new password %j is %j, for the shop API as in the forms', (password, error) => {
  expect(findPasswordError(password)).toBe(error)
  expect(v.is(newPassword, password)).toBe(error === null)
  expect(v.is(buildNewPasswordSchema(identity.errors), password)).toBe(error === null)
})

test.each([
  ['', false],
  ['kort', true],
  [' '.repeat(8), true],
  [tree.repeat(128), true],
  [tree.repeat(129), false],
])('whether a login may be tried with the password %j: %j', (password, isAccepted) =>
  expect(v.is(givenPassword, password)).toBe(isAccepted),
)
