import { useLanguage } from './LanguageContext'
import { wordsOf, type Area, type Areas } from './words'

/** The words of an area in the page's language. */
export function useWords<Name extends Area>(area: Name): Areas[Name] {
  return wordsOf(useLanguage(), area)
}
