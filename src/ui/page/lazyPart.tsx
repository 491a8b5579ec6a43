import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import { areMessagesLoaded, loadMessages } from '../../i18n/messages'

interface LazyPartProps {
  /** The content in the HTML and until the part has loaded. It has the size of the part. */
  placeholder?: ReactNode
  /** Whether the part may load. A loaded part stays in the page. */
  isWanted?: boolean
  /** Loads the data that the part needs besides its code and messages. A rejection counts as a failed load. */
  prepare?: (() => Promise<unknown>) | undefined
  /**
   * An element around the placeholder. While it is pressed or focused, the part does not replace the placeholder,
   * because the press or the focus would be lost.
   */
  place?: RefObject<Element>
}

export type LazyPart<Props extends object> = ComponentType<Props & LazyPartProps> & {
  /** Loads the part and its messages before it is shown. Rejects when they cannot be loaded. */
  preload: (language: Language) => Promise<void>
}

const inUseSelector = ':active, :focus-within'

/**
 * The code, styles and messages of the component load when it is first shown. After that, the component appears
 * immediately.
 * @param load imports the component, for example `() => import('./Count').then((chunk) => chunk.Count)`
 * @param Failed replaces the placeholder when the load fails; without it, the load is repeated the next time that the
 * part is wanted
 */
export function lazyPart<Props extends object>(
  load: (language: Language) => Promise<ComponentType<Props>>,
  Failed?: ComponentType<Props & { onRetry: () => void }>,
): LazyPart<Props> {
  const loadedParts: Partial<Record<Language, ComponentType<Props>>> = {}
  const preload = async (language: Language) => {
    const component = await load(language)
    await loadMessages(language)
    loadedParts[language] = component
  }

  function PartInLanguage(allProps: LazyPartProps & { language: Language }) {
    const { language, placeholder, isWanted = true, prepare, place, ...componentProps } = allProps
    const props = componentProps as unknown as Props
    const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>(() =>
      loadedParts[language] && isWanted && !prepare && areMessagesLoaded(language) ? 'loaded' : 'loading',
    )
    useEffect(() => {
      if (status !== 'loading' || !isWanted) return
      let isUnmounted = false
      Promise.all([preload(language), prepare?.()]).then(
        () => isUnmounted || place?.current?.matches(inUseSelector) || setStatus('loaded'),
        () => isUnmounted || !Failed || setStatus('failed'),
      )
      return () => {
        isUnmounted = true
      }
      // eslint-disable-next-line react-hooks/exhaustive-deps -- later values of `prepare` and `place` do the same
    }, [status, isWanted, language])
    const LoadedPart = loadedParts[language]
    if (status === 'loaded' && LoadedPart) return <LoadedPart {...props} />
    if (status === 'failed' && Failed) return <Failed {...props} onRetry={() => setStatus('loading')} />
    return <>{placeholder}</>
  }

  // A part that is shown in one language may lack the messages of another language.
  const Part = (props: Props & LazyPartProps) => {
    const language = useLanguage()
    return <PartInLanguage key={language} language={language} {...props} />
  }
  return Object.assign(Part, { preload })
}
