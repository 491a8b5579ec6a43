import { useLanguage } from './LanguageContext'
import type { Messages } from './messages'
import { readFolders } from './readFolders'

export type Headings = Messages<typeof import('./nl/firstLoad/headings').headings>

declare const require: (file: string) => { headings: Headings }

const headings = readFolders((language) => require(`./${language}/firstLoad/headings.ts`).headings)

/**
 * Returns the messages in the HTML of pages outside the catalogue, which load with the page: headings, steps, the 404
 * page.
 */
export function useHeadings(): Headings {
  return headings[useLanguage()]
}
