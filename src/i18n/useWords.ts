import { useSyncExternalStore } from 'react'
import { useLanguage } from './LanguageContext'
import { onWordsReplaced, replacedCount, getWords, type Area, type Areas } from './words'

declare const module: { hot?: object }

/** Renders again after a message file was saved. Only the development server has `module.hot`; a build drops this code. */
const useSavedWords = module.hot
  ? () => void useSyncExternalStore(onWordsReplaced, replacedCount, replacedCount)
  : () => undefined

/** Returns the messages of an area in the page's language. */
export function useWords<Name extends Area>(area: Name): Areas[Name] {
  useSavedWords()
  return getWords(useLanguage(), area)
}
