import { headings as en } from './en/firstLoad/headings'
import type { Language } from './languages'
import { useLanguage } from './LanguageContext'
import { headings as nl } from './nl/firstLoad/headings'
import type { Messages } from './messages'

export type Headings = Messages<typeof nl>

const headings: Record<Language, Headings> = { nl, en }

/** Returns the messages in the HTML of pages outside the catalogue, which load with the page: headings, steps, the 404 page. */
export function useHeadings(): Headings {
  return headings[useLanguage()]
}
