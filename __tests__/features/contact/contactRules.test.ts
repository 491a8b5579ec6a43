import { contact as nl } from '../../../src/i18n/nl/contact'
import { addAttempt, formatAttempt } from '../../../src/features/contact/appointment/attemptedSlot'
import { groupSlots } from '../../../src/features/contact/appointment/SlotChoice'
import { parseMetres } from '../../../src/features/contact/message/formFields'
import { checkFiles, formatMegabytes, formatAcceptedTypes } from '../../../src/features/contact/upload/checkFiles'
import { parseFilesDraft, formatFilesDraft } from '../../../src/features/contact/upload/formFile'
import { formatTime } from '../../../src/i18n/clock'
import { createRandomKey, createRequestKey } from '../../../src/store/http/requestKey'
import { fc } from '../../support/propertyTests'

test.each([
  ['', null],
  ['  ', null],
  ['4', 4],
  ['4,2', 4.2],
  ['4.20 m', 4.2],
  ['0,5', 0.5],
  ['50', 50],
  ['0,4', NaN],
  ['50,1', NaN],
  ['4,205', NaN],
  ['-4', NaN],
  ['1e1', NaN],
  ['4 bij 5', NaN],
  ['٤', NaN],
])('the typed length %j is read as %p metres', (typed, metres) => {
  expect(parseMetres(typed)).toBe(metres)
})

const hour = (starts: string) => ({ starts, ends: new Date(Date.parse(starts) + 3_600_000).toISOString() })

test('slots are grouped by their day in Belgium, in order, without past or repeated ones', () => {
  const [late, night, past, first] = [
    hour('2026-11-25T22:30:00Z'),
    hour('2026-11-25T23:30:00Z'),
    hour('2026-11-24T08:00:00Z'),
    hour('2026-11-25T09:00:00.000Z'),
  ]
  const backwards = { starts: first.ends, ends: first.starts }
  expect(groupSlots([night, late, past, first, first, backwards], new Date('2026-11-24T09:00:00Z'))).toEqual([
    { day: '2026-11-25', slots: [first, late] },
    { day: '2026-11-26', slots: [night] },
  ])
})

test('slots that are all in the past are shown, because then the clock of the device is wrong', () => {
  const slot = hour('2026-11-25T09:00:00Z')
  expect(groupSlots([slot], new Date('2027-11-24T09:00:00Z'))).toEqual([{ day: '2026-11-25', slots: [slot] }])
})

test.each([
  ['2026-11-25T09:00:00Z', '10.00', '10:00'],
  ['2026-07-07T08:30:00Z', '10.30', '10:30'],
  ['2026-11-25T23:05:00Z', '00.05', '00:05'],
])('the slot at %s is shown as %s in Dutch and %s in English', (moment, dutch, english) => {
  expect([formatTime(moment, 'nl'), formatTime(moment, 'en')]).toEqual([dutch, english])
})

const photo = (name: string, size = 100) => ({ name, size })

test.each([
  [[photo('a.jpg'), photo('b.PNG')], 0, ['a.jpg', 'b.PNG'], null],
  [[photo('a.gif'), photo('b.png')], 0, ['b.png'], nl.files.wrongType('a.gif', 'jpg, png, webp, heic, pdf')],
  [[photo('a.jpg', 8_000_000), photo('b.jpg', 8_000_001)], 0, ['a.jpg'], nl.files.tooLarge('b.jpg', 8)],
  [[photo('a.jpg', 0)], 0, [], nl.files.empty('a.jpg')],
  [[photo('a.jpg'), photo('b.jpg')], 2, ['a.jpg'], nl.files.tooMany(3)],
  [[photo('a.jpg')], 3, [], nl.files.tooMany(3)],
  [[], 0, [], null],
])('of the files %j beside %i others, %j are sent', (chosen, count, accepted, problem) => {
  const checked = checkFiles(chosen, { purpose: 'complaint', fileCount: count, messages: nl.files })
  expect([checked.acceptedFiles.map(({ name }) => name), checked.problem]).toEqual([accepted, problem])
})

test("the browser's file dialog gets the types as media types and as extensions, as phones and computers need", () => {
  expect(formatAcceptedTypes('application')).toBe('application/pdf,.pdf')
})

test.each([
  [1, '0,1'],
  [1_250_000, '1,3'],
  [8_000_000, '8,0'],
])('%i bytes are shown as %s MB', (bytes, text) => {
  expect(formatMegabytes(bytes, ',')).toBe(text)
})

const { lost } = nl.files

test('the draft of the files has those that were uploaded, and a message that names each of the others', () => {
  const uploaded = { id: 'a', name: 'a.jpg', size: 5, token: 'abc', problem: null, canRetry: false }
  const sending = { ...uploaded, id: 'b', name: 'b.jpg', token: null }
  const failed = { ...sending, id: 'c', name: `${'c'.repeat(300)}.jpg`, problem: 'x', canRetry: true }
  const reloaded = parseFilesDraft(formatFilesDraft([uploaded, sending, failed]), lost)
  expect(reloaded.map(({ token, problem }) => [token, problem])).toEqual([
    ['abc', null],
    [null, lost('b.jpg')],
    [null, lost('c'.repeat(100))],
  ])
  expect(new Set(reloaded.map(({ id }) => id)).size).toBe(3)
  expect(parseFilesDraft(formatFilesDraft(reloaded), lost)).toEqual(reloaded)
})

test.each(['', '{', 'null', '{}', '[1]', '[{"token":"","name":"a","size":1}]', '[{"token":"a"}]'])(
  'the stored text %j is read as a draft without files',
  (text) => {
    expect(parseFilesDraft(text, lost)).toEqual([])
  },
)

test('the key of a request depends on its content, and every form has different keys', () => {
  const seed = createRandomKey()
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const same = createRequestKey(seed, { message: one }) === createRequestKey(seed, { message: other })
      expect(same).toBe(one === other)
    }),
  )
  expect(createRequestKey(seed, {})).toHaveLength(createRequestKey(createRandomKey(), {}).length)
  expect(createRequestKey(seed, {})).not.toBe(createRequestKey(createRandomKey(), {}))
})

test('the slot of an attempted booking survives in the draft', () => {
  const slot = hour('2026-11-25T09:00:00.000Z')
  expect(addAttempt([], formatAttempt(slot))).toEqual([slot])
})

test.each(['', '/', 'soon/later', '2026-11-25T09:00:00.000Z', '{"starts":1}', 'x'.repeat(99)])(
  'the draft %j contains no attempted slot',
  (text) => expect(addAttempt([], text)).toEqual([]),
)
