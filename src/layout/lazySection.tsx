import type { ComponentType, ReactNode } from 'react'
import { useMessages } from '../i18n/useMessages'
import { selectIsOpen } from '../store/appSlice'
import { useAppSelector, useAppStore } from '../store/hooks'
import { lazyPart } from '../ui/page/lazyPart'
import { SectionError } from '../ui/status/SectionError'

/**
 * Creates a lazy part that shows data from the shop API. The services load together with the code of the part. If
 * either fails to load, an error with a retry button is shown.
 * @param errorClassName the class of an element around the error; if it is undefined, there is no such element
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  errorClassName?: string,
): ComponentType<Props & { placeholder: ReactNode }> {
  const Part = lazyPart(load, ({ onRetry }) => {
    const error = <LoadError onRetry={onRetry} />
    return errorClassName ? <div className={errorClassName}>{error}</div> : error
  })
  return function LazySection(props) {
    const { openServices } = useAppStore()
    const isOpen = useAppSelector(selectIsOpen)
    return <Part {...props} prepare={isOpen ? undefined : openServices} />
  }
}

export function LoadError({ onRetry }: { onRetry: () => void }) {
  const { error } = useMessages('frame')
  return <SectionError message={error.section} retry={error.retry} onRetry={onRetry} />
}
