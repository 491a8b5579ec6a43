import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '../i18n/LanguageContext'
import { type LazyArea, loadWords } from '../i18n/loadWords'
import type { AppStore } from '../store/createStore'
import { getStore } from '../store/lazyStore'
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

interface WithStoreProps<Props extends object> {
  /** Imports the component, e.g. `() => import('./CartOverview').then((chunk) => chunk.CartOverview)`. */
  load: () => Promise<ComponentType<Props>>
  /** Fetches whatever else the component needs, above all its messages. */
  prepare?: () => Promise<unknown>
  /** The content in the HTML and until everything is loaded. It has the size of the component. */
  placeholder: ReactNode
  /** Renders the content after a failed load: a message and a button that calls `retry`. */
  failed: (retry: () => void) => ReactNode
  props: Props
}

interface Parts<Props> {
  Component: ComponentType<Props>
  Provider: ComponentType<{ shop: AppStore; children: ReactNode }>
  shop: AppStore
}

/**
 * Renders a lazy section that needs the store. Its code, its messages and the store are fetched together after the page
 * has been displayed. Later values of `load` and `prepare` are ignored.
 */
export function WithStore<Props extends object>({ load, prepare, placeholder, failed, props }: WithStoreProps<Props>) {
  const [fetchers] = useState({ load, prepare })
  const [attempt, setAttempt] = useState(1)
  const [parts, setParts] = useState<Parts<Props> | 'failed' | null>(null)

  useEffect(() => {
    let unmounted = false
    const show = (result: Parts<Props> | 'failed') => {
      if (!unmounted) setParts(result)
    }
    Promise.all([fetchers.load(), getStore(), import('../store/StoreProvider'), fetchers.prepare?.()]).then(
      ([Component, shop, { StoreProvider }]) => show({ Component, shop, Provider: StoreProvider }),
      () => show('failed'),
    )
    return () => {
      unmounted = true
    }
  }, [fetchers, attempt])

  const retry = () => {
    setParts(null)
    setAttempt(attempt + 1)
  }
  if (parts === 'failed') return <>{failed(retry)}</>
  if (!parts) return <>{placeholder}</>
  const { Component, Provider, shop } = parts
  return (
    <Provider shop={shop}>
      <Component {...props} />
    </Provider>
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
