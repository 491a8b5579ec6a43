import { languages, type Language } from '../../../src/i18n/languages'

/** A sentence of an area, and how it reads in Dutch and in English. */
type Row<Area> = [say: (words: Area) => string, nl: string, en: string]

/** The same words, noting which of the sentences with a number or a name in them are asked for. */
function watch<Area extends object>(words: Area, asked: Set<string>, path = ''): Area {
  return new Proxy(words, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value === 'function') asked.add(`${path}${String(key)}`)
      return typeof value === 'object' && value !== null ? watch(value, asked, `${path}${String(key)}.`) : value
    },
  })
}

const withValues = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'function') return `${path}${key}`
    return typeof value === 'object' && value !== null ? withValues(value, `${path}${key}.`) : []
  })

/**
 * Tests what an area's sentences say, word for word: pages are tested with the very words that they print, in one
 * language, so that a wrong word would pass there.
 */
export function testSentences<Area extends object>(
  area: string,
  words: Record<Language, Area>,
  rows: Row<Area>[],
): void {
  describe(`the words of ${area}`, () => {
    test.each(languages)('read in %s as they are written here', (language) => {
      const said = rows.map(([say]) => say(words[language]))
      expect(said).toEqual(rows.map(([, nl, en]) => ({ nl, en })[language]))
    })

    test('are all here that take a number or a name', () => {
      const asked = new Set<string>()
      const watched = watch(words.nl, asked)
      rows.forEach(([say]) => say(watched))
      expect([...asked].sort()).toEqual(withValues(words.nl).sort())
    })
  })
}
