import type { ComponentType, ReactNode } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import { loadWords, type LazyArea } from '../../i18n/loadWords'
import { Island } from '../../state/Island'
import { SectionFault } from './SectionFault'

interface ShopPartProps {
  load: () => Promise<ComponentType>
  /** The words that the part needs and that are not on every page. */
  words: readonly LazyArea[]
  placeholder: ReactNode
}

/** A part of a page that needs the shop, with its words, and with what shows when it could not be fetched. */
export function ShopPart({ load, words, placeholder }: ShopPartProps) {
  const language = useLanguage()
  return (
    <Island
      load={load}
      prepare={() => loadWords(language, words)}
      placeholder={placeholder}
      failed={(retry) => <SectionFault onRetry={retry} />}
    />
  )
}
