import { isComplete, type Language, languages } from '../../i18n/languages'

const filled = languages.filter((language) => !isComplete(language))

interface Filled {
  content: unknown
  /** The fields that were missing: `homepage.title_fr`. */
  missing: string[]
}

/**
 * Gives the content of a file in `data` the English text wherever a further language of the shop has none: `fr` beside
 * `en`, and `title_fr` beside `title_en`.
 */
export function fillTranslations(content: unknown): Filled {
  const missing: string[] = []
  return { content: fill(content, '', missing), missing }
}

function fill(content: unknown, place: string, missing: string[]): unknown {
  if (Array.isArray(content))
    return content.map((each, index) => fill(each, `${place}${nameEntry(each, index)}.`, missing))
  if (typeof content !== 'object' || content === null) return content
  const fields = Object.fromEntries(
    Object.entries(content).map(([key, each]) => [key, fill(each, `${place}${key}.`, missing)]),
  )
  for (const key of Object.keys(fields).filter((each) => /(^|_)en$/.test(each))) {
    for (const language of filled) {
      const own = key.replace(/en$/, language)
      if (own in fields) continue
      fields[own] = key === 'path_en' ? movePath(String(fields[key]), language) : fields[key]
      missing.push(place + own)
    }
  }
  return fields
}

/** Names an entry of a list in the report. */
const nameEntry = (entry: unknown, index: number): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : String(index + 1)

/** Moves an English path below the folder of another language. */
const movePath = (path: string, language: Language): string => path.replace(/^\/en(?=\/|$)/, `/${language}`)
