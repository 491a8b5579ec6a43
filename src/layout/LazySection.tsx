import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '../i18n/LanguageContext'
import { type LazyArea, loadWords } from '../i18n/loadWords'
import { useAppDispatch } from '../store/hooks'
import { openServices } from '../store/services'
import { Button } from '../ui/button/Button'
import { Note } from '../ui/status/Note'
import { useWords } from '../i18n/useWords'

type LazySectionProps<Props extends object> = {
  /** Imports the component, e.g. `() => import('./CartOverview').then((chunk) => chunk.CartOverview)`. */
  load: () => Promise<ComponentType<Props>>
  /** The areas of lazy messages that the section needs. */
  words: readonly LazyArea[]
  /** The content in the HTML and until everything is loaded. It has the size of the component. */
  placeholder: ReactNode
  /** The class of an element around the error. Without it there is no such element. */
  errorClassName?: string
} & (object extends Props ? { props?: Props } : { props: Props })

/**
 * A section that shows what the shop API knows. Its code, its messages and the services are loaded together after the
 * page has been displayed. If that fails, there is an error with a retry button. Later values of `load` and `words` are
 * ignored.
 */
export function LazySection<Props extends object>({
  load,
  words,
  placeholder,
  errorClassName,
  props,
}: LazySectionProps<Props>) {
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const [loadAll] = useState(() => () => Promise.all([load(), dispatch(openServices()), loadWords(language, words)]))
  const [attempt, setAttempt] = useState(1)
  const [Section, setSection] = useState<ComponentType<Props> | 'failed' | null>(null)

  useEffect(() => {
    let unmounted = false
    const show = (result: ComponentType<Props> | 'failed') => {
      if (!unmounted) setSection(() => result)
    }
    loadAll().then(
      ([Component]) => show(Component),
      () => show('failed'),
    )
    return () => {
      unmounted = true
    }
  }, [loadAll, attempt])

  if (Section === null) return <>{placeholder}</>
  if (Section !== 'failed') return <Section {...((props ?? {}) as Props)} />
  const retry = () => {
    setSection(null)
    setAttempt(attempt + 1)
  }
  const error = <LazySectionError onRetry={retry} />
  return errorClassName ? <div className={errorClassName}>{error}</div> : error
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
