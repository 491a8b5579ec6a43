import { useLanguage } from './LanguageContext'
import type { Messages } from './messages'
import { readFolders } from './readFolders'

export type Headings = Messages<typeof import('./nl/firstLoad/headings').headings>

declare const require: (file: string) => { headings: Headings }

const headings = readFolders((language) => require(`./${language}/firstLoad/headings.ts`).headings)

/**
 * Returns the messages that load with a page outside the catalogue, because its HTML contains them, such as headings
 * and the names of steps.
 */
export function useHeadings(): Headings {
  return headings[useLanguage()]
}
