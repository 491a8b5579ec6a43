import { useSyncExternalStore } from 'react'
import { useLanguage } from './LanguageContext'
import { watchReplacedMessages, countReplacements, getMessages, type Areas, type FirstArea } from './messages'

declare const module: { hot?: object }

/**
 * Renders the component again after a message file is saved. Only the development server has `module.hot`; a build
 * drops this code.
 */
const useMessageReplacements = module.hot
  ? () => void useSyncExternalStore(watchReplacedMessages, countReplacements, countReplacements)
  : () => undefined

/** Returns messages that every page has from the start, in the page's language. `bringMessages` adds late areas. */
export function useMessages<Name extends FirstArea>(area: Name): Areas[Name] {
  useMessageReplacements()
  return getMessages(useLanguage(), area)
}
