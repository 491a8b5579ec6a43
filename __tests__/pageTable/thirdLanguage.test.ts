import * as v from 'valibot'
import { readPages } from '../../src/pageTable/sources/readPages'
import { translatedText } from '../../src/pageTable/sources/translatedText'

jest.mock('../../src/i18n/languages', () => {
  const all = ['nl', 'en', 'fr']
  return {
    ...jest.requireActual<object>('../../src/i18n/languages'),
    languages: all,
    mapLanguages: (make: (language: string) => unknown) =>
      Object.fromEntries(all.map((language) => [language, make(language)])),
  }
})

const home = {
  ...{ id: 'homepage', template: 'homepage', isHomepage: true, breadcrumbs: [] },
  ...{ path_nl: '/nl', path_en: '/en', title_nl: 'Home', title_en: 'Home' },
}

test('a language that is added to the list is a field of each row of the page table, and of each translated text', () => {
  expect(() => readPages([home])).toThrow(
    /row "homepage", field path_fr: is missing\.\n.*row "homepage", field title_fr: is missing\./,
  )
  const french = { ...home, path_fr: '/fr', title_fr: 'Accueil' }
  expect(readPages([french])).toHaveLength(1)
  expect(() => readPages([{ ...french, path_fr: '/nl/x' }])).toThrow('field path_fr: "/nl/x" does not start with /fr')
  expect(() => readPages([{ ...french, meta_title_nl: 'Winkel', meta_title_en: 'Shop' }])).toThrow(
    'field meta_title_fr: is missing: the other language has it',
  )
  expect(v.is(translatedText, { nl: 'stoel', en: 'chair' })).toBe(false)
  expect(v.is(translatedText, { nl: 'stoel', en: 'chair', fr: 'chaise' })).toBe(true)
})
