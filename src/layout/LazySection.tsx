import type { ComponentType, ReactNode } from 'react'
import { useLanguage } from '../i18n/LanguageContext'
import { type LazyArea, loadWords } from '../i18n/loadWords'
import { WithStore } from '../store/WithStore'
import { Button } from '../ui/button/Button'
import { Note } from '../ui/status/Note'
import { useWords } from '../i18n/useWords'

type LazySectionProps<Props extends object> = {
  load: () => Promise<ComponentType<Props>>
  /** The areas of lazy messages that the section needs. */
  words: readonly LazyArea[]
  placeholder: ReactNode
  /** The class of an element around the error. Without it there is no such element. */
  errorClassName?: string
} & (object extends Props ? { props?: Props } : { props: Props })

/**
 * Loads a section that needs the store, together with its messages. If loading fails, displays an error with a retry
 * button.
 */
export function LazySection<Props extends object>({
  load,
  words,
  placeholder,
  errorClassName,
  props,
}: LazySectionProps<Props>) {
  const language = useLanguage()
  const renderError = (retry: () => void) => <LazySectionError onRetry={retry} />
  return (
    <WithStore
      load={load}
      prepare={() => loadWords(language, words)}
      placeholder={placeholder}
      failed={(retry) =>
        errorClassName ? <div className={errorClassName}>{renderError(retry)}</div> : renderError(retry)
      }
      props={(props ?? {}) as Props}
    />
  )
}

interface LazySectionErrorProps {
  /** The text of the error; by default the general message of the layout. */
  text?: string
  onRetry: () => void
}

/** An error message for a section that could not be loaded, with a retry button. */
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
