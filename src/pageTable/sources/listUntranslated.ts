import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shopFolder } from '../../config/shopFolder'
import { listMissingKeys } from '../../i18n/fillMessages'
import { isFileMissing } from '../../i18n/readFolders'
import { hasAllTexts, type Language, languages } from '../../i18n/languages'
import { fillTranslations } from './fillTranslations'

declare const require: (file: string) => Record<string, object>

/** The maximum number of names in a line. With all names, one file would fill the screen. */
const maxShown = 12

/**
 * The lines about missing messages in further languages. They are built while this module loads, because tsx compiles
 * files only while the hooks of a build load.
 */
const untranslatedMessages = languages
  .filter((language) => !hasAllTexts(language))
  .flatMap((language) => listUntranslatedMessages(language))

/**
 * Lists the texts that users read in English although they chose a further language: one line for each file, and one
 * line for the missing files in each folder.
 */
export function listUntranslated(dataFolder = path.join(shopFolder, 'data')): string[] {
  return [...untranslatedMessages, ...listUntranslatedFields(dataFolder), ...listMissingContent(dataFolder)]
}

function listUntranslatedMessages(language: Language): string[] {
  const folder = path.resolve('src/i18n')
  const missingNames: string[] = []
  const lines = listFiles(path.join(folder, 'en'), /\.ts$/).flatMap((file) => {
    const name = file.replace(/\.ts$/, '')
    try {
      const keys = Object.values(require(path.join(folder, language, file))).flatMap(listMissingKeys)
      return describeMissing(`src/i18n/${language}/${file}`, 'messages', keys)
    } catch (error) {
      if (!isFileMissing(error)) throw error
      missingNames.push(name)
      return []
    }
  })
  return [...describeMissing(`src/i18n/${language}`, 'files', missingNames), ...lines]
}

const listUntranslatedFields = (dataFolder: string): string[] =>
  listFiles(dataFolder, /^(?!content.[a-z]{2}[\\/]).*\.json$/)
    // The catalogue belongs to the sandbox, which has no texts in further languages.
    .filter((file) => !/^catalogue[\\/](?!shelving)/.test(file))
    .flatMap((file) => {
      const { missingFields } = fillTranslations(JSON.parse(readFileSync(path.join(dataFolder, file), 'utf8')))
      return describeMissing(`data/${file}`, 'texts', missingFields)
    })

const listMissingContent = (dataFolder: string): string[] =>
  languages.flatMap((language) => {
    const folder = path.join(dataFolder, 'content', language)
    const missingNames = listFiles(path.join(dataFolder, 'content/en'), /./).filter(
      (file) => !existsSync(path.join(folder, file)),
    )
    return describeMissing(`data/content/${language}`, 'files', missingNames)
  })

function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => pattern.test(file))
    .sort()
}

function describeMissing(location: string, kind: string, missingNames: readonly string[]): string[] {
  if (missingNames.length === 0) return []
  const names = missingNames.slice(0, maxShown).join(', ')
  const moreText = missingNames.length > maxShown ? ` and ${missingNames.length - maxShown} more` : ''
  return [`${location} lacks ${missingNames.length} ${kind}, which are English: ${names}${moreText}.`]
}
