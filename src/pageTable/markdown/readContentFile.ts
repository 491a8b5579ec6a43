import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hasAllTexts, type Language } from '../../i18n/languages'
import { isPattern, type PageRow } from '../pageRow'

/**
 * Reads a file of data/content in a language. If a language other than Dutch and English lacks the file, returns the
 * English file, with links to the pages of this language. Returns null if there is no file.
 */
export function readContentFile(file: string, language: Language, rows: readonly PageRow[]): string | null {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  if (hasAllTexts(language)) return null
  const englishFile = path.join(path.dirname(file), '..', 'en', path.basename(file))
  if (!existsSync(englishFile)) return null
  const linkPattern = /(?<=["(])\/en(?=[/"?#)])[\w/-]*/g
  return readFileSync(englishFile, 'utf8').replace(linkPattern, (link) => translatePath(link, language, rows))
}

/** Translates an English path into the path of the same page in another language. Slugs stay English. */
export function translatePath(englishPath: string, language: Language, rows: readonly PageRow[]): string {
  const [match] = rows
    .flatMap((row) => {
      const values = new RegExp(`^${row.path_en.replace(/:\w+/g, '([^/]+)').replace('*', '(.+)')}/?$`).exec(englishPath)
      return values ? [{ pattern: row[`path_${language}`], values: values.slice(1) }] : []
    })
    // A path may match both a row without parameters and a pattern. The row without parameters comes first.
    .sort((one, other) => one.values.length - other.values.length)
  if (!match) return englishPath
  const values = [...match.values]
  return isPattern(match.pattern) ? match.pattern.replace(/:\w+|\*/g, () => values.shift()!) : match.pattern
}
