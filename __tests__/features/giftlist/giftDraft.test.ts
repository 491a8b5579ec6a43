/** @jest-environment jest-fixed-jsdom */
import {
  buildGiftAddition,
  clearGiftDraft,
  findGiftError,
  fitDraft,
  formatAmount,
  type GiftDraft,
  readGiftDraft,
  saveGiftDraft,
} from '../../../src/features/giftlist/giving/giftDraft'
import { languages } from '../../../src/i18n/languages'
import { readAmount } from '../../../src/i18n/readAmount'
import { cheapItem, sofa } from '../../support/data/giftlistFixtures'

const draft: GiftDraft = { kind: 'share', quantity: 1, amount: '50', message: '' }
const givable = { items: 1, amount: 1145 }

describe.each(languages)('in %s', (language) => {
  test.each([50, 12.5, 1145.05, 0.5])('a formatted amount of %d is read as the same amount', (amount) => {
    expect(readAmount(formatAmount(amount, language))).toBe(amount)
  })
})

test('an amount has the decimal sign of the language, and cents only if there are any', () => {
  expect([formatAmount(30.5, 'nl'), formatAmount(30.5, 'en')]).toEqual(['30,50', '30.50'])
  expect([formatAmount(50, 'nl'), formatAmount(50, 'en')]).toEqual(['50', '50'])
})

test('the suggested amount has the decimal sign of the language', () => {
  const rest = { items: 0, amount: 30.5 }
  expect(readGiftDraft(sofa, rest, 'nl').amount).toBe('30,50')
  expect(readGiftDraft(sofa, rest, 'en').amount).toBe('30.50')
})

test.each([
  ['a good contribution', draft, null],
  ['no amount', { ...draft, amount: '' }, { field: 'amount', kind: 'missing' }],
  ['too small an amount', { ...draft, amount: '4,99' }, { field: 'amount', kind: 'low' }],
  ['the smallest amount', { ...draft, amount: '5' }, null],
  ['all that remains', { ...draft, amount: '1145' }, null],
  ['more than remains', { ...draft, amount: '1145,01' }, { field: 'amount', kind: 'high' }],
  ['a whole item, whatever the amount', { ...draft, kind: 'whole', amount: 'x' } as const, null],
  ['a message of 500 characters and spaces', { ...draft, message: ` ${'a'.repeat(500)} ` }, null],
  ['a message of 502 characters', { ...draft, message: 'a'.repeat(502) }, { field: 'message', excessCharacters: 2 }],
])('%s has the right error or none', (_title, given, error) => {
  expect(findGiftError(given, givable)).toEqual(error)
})

test('a contribution below the minimum is allowed if it is all that remains', () => {
  const rest = { items: 0, amount: 3.2 }
  expect(findGiftError({ ...draft, amount: '3,20' }, rest)).toBeNull()
  expect(findGiftError({ ...draft, amount: '3' }, rest)).toEqual({ field: 'amount', kind: 'low' })
  expect(findGiftError({ ...draft, amount: '5' }, rest)).toEqual({ field: 'amount', kind: 'high' })
})

test('a draft is limited to the remaining items, and keeps the typed amount and message', () => {
  const typed: GiftDraft = { kind: 'whole', quantity: 3, amount: '40', message: 'Proficiat' }
  expect(fitDraft(typed, { items: 2, amount: null })).toEqual({ ...typed, quantity: 2 })
  expect(fitDraft(typed, { items: 0, amount: 30 })).toEqual({ ...typed, kind: 'share', quantity: 1 })
  expect(fitDraft({ ...typed, kind: 'share' }, { items: 1, amount: null })).toEqual({ ...typed, quantity: 1 })
})

test('each item has its own stored draft, and the choices on its card replace part of it', () => {
  saveGiftDraft(sofa, { ...draft, amount: '37', message: '<b>Proficiat</b>' })
  expect(readGiftDraft(sofa, givable, 'nl')).toEqual({ ...draft, amount: '37', message: '<b>Proficiat</b>' })
  expect(readGiftDraft(sofa, givable, 'nl', { amount: '100' }).amount).toBe('100')
  expect(readGiftDraft(cheapItem, { items: 2, amount: null }, 'nl')).toMatchObject({
    kind: 'whole',
    quantity: 1,
    message: '',
  })
  clearGiftDraft(sofa)
  expect(readGiftDraft(sofa, givable, 'nl')).toEqual(draft)
})

test.each([
  ['{"kind":"everything","quantity":"-3","amount":"1"}', { kind: 'share', quantity: 1, amount: '1' }],
  ['{"quantity":"9999"}', { quantity: 1 }],
  ['[', { kind: 'share', amount: '50' }],
])('the stored draft %s is ignored or reduced to valid values', (stored, expected) => {
  window.sessionStorage.setItem('upnorth.draft.gift-8', stored)
  expect(readGiftDraft(sofa, givable, 'nl')).toMatchObject(expected)
  clearGiftDraft(sofa)
})

test('the payload has whole items or an amount, and no message if it is empty (SPEC §7)', () => {
  const ids = { id_product: 1002, id_product_attribute: 100201, id_giftlist_product: 8 }
  expect(buildGiftAddition(sofa, { ...draft, quantity: 3, amount: '12,50', message: '  ' })).toEqual({
    ...ids,
    quantity: 1,
    amount: 12.5,
    message: null,
  })
  expect(buildGiftAddition(sofa, { ...draft, kind: 'whole', quantity: 3, message: ' Proficiat ' })).toEqual({
    ...ids,
    quantity: 3,
    amount: null,
    message: 'Proficiat',
  })
  expect(buildGiftAddition(sofa, { ...draft, amount: 'x' })).toBeNull()
  expect(buildGiftAddition({ ...sofa, id_product: null }, draft)).toBeNull()
})
