import type { ComponentType, ReactNode } from 'react'
import { useLanguage } from '../i18n/LanguageContext'
import { type LazyArea, loadWords } from '../i18n/loadWords'
import { WithStore } from '../store/WithStore'
import { Button } from '../ui/button/Button'
import { Note } from '../ui/status/Note'
import { useWords } from '../i18n/useWords'

interface LazySectionProps {
  load: () => Promise<ComponentType>
  /** The areas of messages that the section needs and that are not on every page. */
  words: readonly LazyArea[]
  placeholder: ReactNode
}

/**
 * A section that needs the store. Loads it with its messages, and shows an error with a retry button when that fails.
 */
export function LazySection({ load, words, placeholder }: LazySectionProps) {
  const language = useLanguage()
  return (
    <WithStore
      load={load}
      prepare={() => loadWords(language, words)}
      placeholder={placeholder}
      failed={(retry) => <LazySectionError onRetry={retry} />}
    />
  )
}

interface LazySectionErrorProps {
  /** Default: the layout's general message. */
  text?: string
  onRetry: () => void
}

/** Says that a section could not be loaded, and offers a retry. */
export function LazySectionError({ text, onRetry }: LazySectionErrorProps) {
  const { error } = useWords('frame')
  return (
    <Note variant="bad" role="alert">
      <p>{text ?? error.section}</p>
      <Button variant="ghost" onClick={onRetry}>
        {error.retry}
      </Button>
    </Note>
  )
}
