import * as v from 'valibot'
import {
  buildSettingsUpdate,
  findSettingsField,
  buildSettingsSchema,
  suggestRevealDay,
  buildSettingsFields,
} from '../../../../src/features/giftlist/owner/settings/settingsFields'
import { giftlistOwner as messages } from '../../../../src/i18n/nl/giftlistOwner'
import { buildGiftlist } from '../../../support/data/plainGiftlist'

const today = '2026-11-22'
const base = buildSettingsFields(buildGiftlist(), today)

test.each([
  ['nothing', {}, {}],
  ['white space around the name', { name: ' Ons huis ' }, {}],
  ['the name', { name: 'Thuis' }, { name: 'Thuis' }],
  ['opening the list', { visibility: 'link' }, { published: true, listed: false }],
  ['opening it to the search', { visibility: 'search' }, { published: true, listed: true }],
  ['a day', { event_date: '2027-04-06' }, { event_date: '2027-04-06' }],
  ['a surprise', { surprise: true, hidden_until: '2027-04-07' }, { hidden_until: '2027-04-07' }],
  ['a day without a surprise', { surprise: false, hidden_until: '2027-04-07' }, {}],
  ['an address', { address: '4' }, { id_address_delivery: 4 }],
  ['a child', { child: true, gender: '1' }, { gender: 1 }],
] as const)('the update contains only the differences: %s', (_row, changes, payload) => {
  expect(buildSettingsUpdate(base, { ...base, ...changes })).toEqual(payload)
})

test.each([
  [
    'closing a list that can be found',
    { published: true, listed: true },
    { visibility: 'private' },
    { published: false },
  ],
  ['hiding it from the search', { published: true, listed: true }, { visibility: 'link' }, { listed: false }],
  ['removing the day', { event_date: '2027-04-06' }, { event_date: '' }, { event_date: null }],
  ['ending a surprise', { hidden_until: '2027-04-07' }, { surprise: false }, { hidden_until: null }],
  ['a surprise that is over stays', { hidden_until: '2026-11-22' }, {}, {}],
  ['removing the address', { id_address_delivery: 4 }, { address: '' }, { id_address_delivery: null }],
] as const)('the update of a changed list contains only the differences: %s', (_row, list, changes, payload) => {
  const known = buildSettingsFields(buildGiftlist(list), today)
  expect(buildSettingsUpdate(known, { ...known, ...changes })).toEqual(payload)
})

const { errors } = messages.settings

test.each([
  ['no days', {}, null],
  ['a day in the past', { event_date: '2020-02-29' }, null],
  ['a day of the year 12027', { event_date: '12027-04-06' }, ['event_date', errors.day]],
  ['a word', { event_date: 'morgen' }, ['event_date', errors.day]],
  ['a surprise without a day', { surprise: true }, ['hidden_until', errors.laterDay]],
  ['a surprise until today', { surprise: true, hidden_until: today }, ['hidden_until', errors.laterDay]],
  ['a surprise until tomorrow', { surprise: true, hidden_until: '2026-11-23' }, null],
  ['a surprise until a word', { surprise: true, hidden_until: 'morgen' }, ['hidden_until', errors.laterDay]],
  ['no surprise, with a day in the past', { hidden_until: '2020-01-01' }, null],
])('the days are validated: %s', (_row, changes, error) => {
  const [issue] = v.safeParse(buildSettingsSchema(messages, today), { ...base, ...changes }).issues ?? []
  expect(issue ? [v.getDotPath(issue), issue.message] : null).toEqual(error)
})

test.each([
  ['2027-04-06', '2027-04-07'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  [today, '2026-11-23'],
  ['2026-11-21', ''],
  ['', ''],
  ['morgen', ''],
])('after an event on %j, the suggested day for revealing the gifts is %j', (event, day) => {
  expect(suggestRevealDay(event, today)).toBe(day)
})

test.each([
  ['name', 'name'],
  ['listed', null],
  ['gender', null],
  ['id_address_delivery', 'address'],
  ['hidden_until', 'hidden_until'],
  ['constructor', null],
  ['', null],
])('a refusal of %j is shown at the field %p', (field, path) => {
  expect(findSettingsField(field)).toBe(path)
})
