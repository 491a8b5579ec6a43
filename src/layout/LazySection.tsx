import type { ComponentType, ReactNode } from 'react'
import { useLanguage } from '../i18n/LanguageContext'
import { type LazyArea, loadWords } from '../i18n/loadWords'
import { WithStore } from '../store/WithStore'
import { Button } from '../ui/button/Button'
import { Note } from '../ui/status/Note'
import { useWords } from '../i18n/useWords'

type LazySectionProps<Props extends object> = {
  load: () => Promise<ComponentType<Props>>
  /** The areas of messages that the part needs and that are not on every page. */
  words: readonly LazyArea[]
  placeholder: ReactNode
  /** Around the message that the part could not be fetched. */
  errorClassName?: string
} & (object extends Props ? { props?: Props } : { props: Props })

/** A part of a page that needs the store, with its messages, and with what shows when it could not be fetched. */
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
