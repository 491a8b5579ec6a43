import { headings as en } from './en/headings'
import { useLanguage } from './LanguageContext'
import { headings as nl } from './nl/headings'
import type { Words } from './words'

export type Headings = Words<typeof nl>

/** Returns the few messages that cart and checkout pages display before their other messages are loaded. */
export function useHeadings(): Headings {
  return useLanguage() === 'nl' ? nl : en
}
