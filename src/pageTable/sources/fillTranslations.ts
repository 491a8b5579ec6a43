import { hasAllTexts, type Language, languages } from '../../i18n/languages'

const incompleteLanguages = languages.filter((language) => !hasAllTexts(language))

interface FillResult {
  content: unknown
  /** The fields that were missing: `homepage.title_fr`. */
  missingFields: string[]
}

/**
 * Fills the English texts of a file in `data` into the missing fields of the shop's further languages: `fr` beside
 * `en`, and `title_fr` beside `title_en`.
 */
export function fillTranslations(content: unknown): FillResult {
  const missingFields: string[] = []
  return { content: fillContent(content, '', missingFields), missingFields }
}

function fillContent(content: unknown, prefix: string, missingFields: string[]): unknown {
  if (Array.isArray(content))
    return content.map((element, index) =>
      fillContent(element, `${prefix}${nameEntry(element, index)}.`, missingFields),
    )
  if (typeof content !== 'object' || content === null) return content
  const fields = Object.fromEntries(
    Object.entries(content).map(([key, property]) => [key, fillContent(property, `${prefix}${key}.`, missingFields)]),
  )
  for (const key of Object.keys(fields).filter((fieldName) => /(^|_)en$/.test(fieldName))) {
    for (const language of incompleteLanguages) {
      const translatedKey = key.replace(/en$/, language)
      if (translatedKey in fields) continue
      fields[translatedKey] = key === 'path_en' ? replacePathLanguage(String(fields[key]), language) : fields[key]
      missingFields.push(prefix + translatedKey)
    }
  }
  return fields
}

/** Names an entry of a list by its id, or else by its position from 1. */
const nameEntry = (entry: unknown, index: number): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : String(index + 1)

const replacePathLanguage = (path: string, language: Language): string => path.replace(/^\/en(?=\/|$)/, `/${language}`)
