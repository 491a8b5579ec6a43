import type { ComponentType, ReactNode } from 'react'
import { useLanguage } from '../i18n/LanguageContext'
import { type LazyArea, loadWords } from '../i18n/loadWords'
import { WithStore } from '../store/WithStore'
import { Button } from '../ui/button/Button'
import { Note } from '../ui/status/Note'
import { useWords } from '../i18n/useWords'

type LazySectionProps<Props extends object> = {
  load: () => Promise<ComponentType<Props>>
  /** The areas of messages that the section needs and that are not on every page. */
  words: readonly LazyArea[]
  placeholder: ReactNode
  /** The class of an element around the error; without it there is no such element. */
  errorClassName?: string
} & (object extends Props ? { props?: Props } : { props: Props })

/**
 * A section that needs the store. Loads it with its messages, and shows an error with a retry button when that fails.
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
