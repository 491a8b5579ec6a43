import type { ComponentType, ReactNode } from 'react'
import { useLanguage } from '../i18n/LanguageContext'
import { type LazyArea, loadWords } from '../i18n/loadWords'
import { WithStore } from '../store/WithStore'
import { Button } from '../ui/button/Button'
import { Note } from '../ui/status/Note'
import { useWords } from '../i18n/useWords'

interface LazySectionProps {
  load: () => Promise<ComponentType>
  /** The words that the part needs and that are not on every page. */
  words: readonly LazyArea[]
  placeholder: ReactNode
}

/** A part of a page that needs the shop, with its words, and with what shows when it could not be fetched. */
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
  /** The frame's own words without it. */
  text?: string
  onRetry: () => void
}

/** A part of the page could not be fetched: says so, and offers to try again. */
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
