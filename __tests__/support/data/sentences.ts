import { languages, type Language } from '../../../src/i18n/languages'

/** A message of an area, with its text in Dutch and in English. */
type Row<Area> = [say: (words: Area) => string, nl: string, en: string]

/** Wraps messages and records which of the functions among them are used. */
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
 * Tests the messages of an area word for word. The tests of pages use the messages themselves, and therefore cannot
 * detect a wrong text.
 */
export function testSentences<Area extends object>(
  area: string,
  words: Record<Language, Area>,
  rows: Row<Area>[],
): void {
  describe(`the messages of ${area}`, () => {
    test.each(languages)('have the expected text in %s', (language) => {
      const said = rows.map(([say]) => say(words[language]))
      expect(said).toEqual(rows.map(([, nl, en]) => ({ nl, en })[language]))
    })

    test('are all tested if they take a number or a name', () => {
      const asked = new Set<string>()
      const watched = watch(words.nl, asked)
      rows.forEach(([say]) => say(watched))
      expect([...asked].sort()).toEqual(withValues(words.nl).sort())
    })
  })
}
