import * as v from 'valibot'
import { languageList } from '../../src/pageTable/sources/languageList'

const nl = { id: 1, locale: 'nl-BE', name: 'Nederlands' }
const en = { id: 2, locale: 'en-GB', name: 'English' }
const fr = { id: 3, locale: 'fr-BE', name: 'Français' }

const findError = (list: object) => v.safeParse(languageList, list).issues?.[0].message

test('a shop has Dutch, English and any further languages', () => {
  expect(findError({ nl, en })).toBeUndefined()
  expect(findError({ nl, en, fr })).toBeUndefined()
  expect(findError({ nl, fr })).toContain('"en"')
})

test.each([
  ['a key that is no segment of a path', { nl, en, French: fr }, 'must have keys of two letters, such as fr'],
  ['an id that two languages share', { nl, en, fr: { ...fr, id: 2 } }, 'has an id twice'],
  ['a locale that browsers do not accept', { nl, en, fr: { ...fr, locale: 'fr_BE' } }, 'must be a tag such as nl-BE'],
  ['an empty name', { nl, en, fr: { ...fr, name: ' ' } }, 'is empty'],
])('%s is an error', (_name, list, error) => {
  expect(findError(list)).toBe(error)
})
