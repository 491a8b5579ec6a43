import * as v from 'valibot'
import {
  countCharactersLeft,
  isCountAnnounced,
  isCountShown,
} from '../../../../src/features/giftlist/owner/fields/ListFieldset'
import {
  buildListTexts,
  emptyList,
  buildListSchemas,
  buildListFields,
} from '../../../../src/features/giftlist/owner/fields/listFields'
import { findChanges, mergeFields } from '../../../../src/features/giftlist/owner/fields/mergeFields'
import { giftlistOwner as messages } from '../../../../src/i18n/nl/giftlistOwner'
import { buildGiftlist } from '../../../support/data/plainGiftlist'

const { errors } = messages.fields
const schema = v.object(buildListSchemas(errors))
const filled = { ...emptyList, name: 'Ons huis' }

test.each([
  ['a name alone', filled, null],
  ['no name', emptyList, ['name', errors.nameMissing]],
  ['a name of spaces', { ...filled, name: ' \t ' }, ['name', errors.nameMissing]],
  ['a name of 100 letters with spaces around it', { ...filled, name: ` ${'n'.repeat(100)} ` }, null],
  ['a name of 101 letters', { ...filled, name: 'n'.repeat(101) }, ['name', errors.tooLong(100, 101)]],
  ['names of 120 letters', { ...filled, name_parents: 'p'.repeat(120) }, ['name_parents', errors.tooLong(100, 120)]],
  ['a message of 2000 letters without a space', { ...filled, welcome_message: 'm'.repeat(2000) }, null],
  [
    'a message of 2034 letters',
    { ...filled, welcome_message: 'm'.repeat(2034) },
    ['welcome_message', errors.tooLong(2000, 2034)],
  ],
  ['markup', { ...filled, name: '<script>alert(1)</script>', name_parents: '\u202e<b>' }, null],
])('validation gives the right error, or none, for %s', (_row, fields, error) => {
  const [issue] = v.safeParse(schema, fields).issues ?? []
  expect(issue ? [v.getDotPath(issue), issue.message] : null).toEqual(error)
})

test.each([
  ['a list without a child has no gender', { child: false, gender: '2' }, null],
  ['the gender of a child may be unknown', { child: true, gender: '' }, null],
  ['a girl is 2', { child: true, gender: '2' }, 2],
])('in the payload, %s', (_row, child, gender) => {
  const fields = { name: ' Mies ', name_parents: ' An en Bo', welcome_message: 'Dag\nallemaal ', ...child }
  expect(buildListTexts(fields)).toEqual({
    ...{ name: 'Mies', name_parents: 'An en Bo', welcome_message: 'Dag\nallemaal' },
    gender,
  })
})

test('converting a list to fields and back gives the same payload', () => {
  const list = buildGiftlist({ gender: 3 })
  const { name, name_parents, welcome_message, gender } = list
  expect(buildListTexts(buildListFields(list))).toEqual({ name, name_parents, welcome_message, gender })
})

test.each([
  ['', 2000, false, false],
  ['m'.repeat(1799), 201, false, false],
  ['m'.repeat(1800), 200, true, true],
  ['m'.repeat(1801), 199, true, false],
  ['m'.repeat(1950), 50, true, true],
  ['m'.repeat(1955), 45, true, false],
  [`${'m'.repeat(1960)}   `, 40, true, true],
  ['m'.repeat(2000), 0, true, true],
  ['m'.repeat(2001), -1, false, false],
])(
  'the message in row %# has %i characters left, which the form shows (%p) and announces (%p)',
  (typed, ...expected) => {
    const left = countCharactersLeft(typed, 2000)
    expect([left, isCountShown(left), isCountAnnounced(left)]).toEqual(expected)
  },
)

test('a response replaces exactly the fields that the user has not changed meanwhile', () => {
  const base = { name: 'Huis', message: 'Dag', child: false }
  const typed = { ...base, message: 'Dag allemaal', child: true }
  expect(mergeFields(typed, base, { name: 'Thuis', message: 'Hallo', child: false })).toEqual({
    ...{ name: 'Thuis', message: 'Dag allemaal', child: true },
  })
  expect(findChanges(base, typed)).toEqual({ message: 'Dag allemaal', child: true })
  expect(findChanges(base, { ...base })).toEqual({})
})
