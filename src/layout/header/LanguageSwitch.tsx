import type { SyntheticEvent } from 'react'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useLanguage } from '../../i18n/LanguageContext'
import { otherLanguage, type Language } from '../../i18n/languages'
import { useMessages } from '../../i18n/useMessages'

interface LanguageSwitchProps {
  /** The path of the page in each language. */
  paths: Record<Language, string>
  /** Displays "EN" instead of "English". */
  short?: boolean
}

/**
 * A plain link to the same page in the other language, because changing the language requires a page load. The query is
 * added only when the user is about to follow the link, because filters change it without a new page. A product page
 * stores the path of the chosen variant in the other language in the history state.
 */
export function LanguageSwitch({ paths, short = false }: LanguageSwitchProps) {
  const { header } = useMessages('frame')
  const other = otherLanguage(useLanguage())
  const takeQueryAlong = (event: SyntheticEvent<HTMLAnchorElement>) => {
    const state = window.history.state as { alternate?: string } | null
    event.currentTarget.href = (state?.alternate ?? paths[other]) + window.location.search
  }
  return (
    <a
      href={paths[other]}
      hrefLang={other}
      lang={other}
      onPointerDown={takeQueryAlong}
      onFocus={takeQueryAlong}
      onClick={takeQueryAlong}
    >
      {short && `${header.otherLanguageShort} `}
      {short ? <VisuallyHidden>{header.otherLanguage}</VisuallyHidden> : header.otherLanguage}
    </a>
  )
}
