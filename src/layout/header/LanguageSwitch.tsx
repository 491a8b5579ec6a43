import type { SyntheticEvent } from 'react'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useLanguage } from '../../i18n/LanguageContext'
import { languageName, listOtherLanguages, type Language } from '../../i18n/languages'

interface LanguageSwitchProps {
  paths: Record<Language, string>
  /** Whether a link reads "EN" instead of "English". */
  isShort?: boolean
}

/**
 * A change of language requires a page load, so the links are plain. The query is added only when the user is about to
 * follow a link, because filters change it without a new page. A product page stores the paths of the chosen variant in
 * the history state.
 */
export function LanguageSwitch({ paths, isShort = false }: LanguageSwitchProps) {
  const updateHref = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
    const historyState = window.history.state as { alternates?: typeof paths } | null
    link.href = (historyState?.alternates ?? paths)[link.lang as Language] + window.location.search
  }
  return (
    <>
      {listOtherLanguages(useLanguage()).map((otherLanguage) => (
        <a
          key={otherLanguage}
          href={paths[otherLanguage]}
          hrefLang={otherLanguage}
          lang={otherLanguage}
          onPointerDown={updateHref}
          onFocus={updateHref}
          onClick={updateHref}
        >
          {isShort && `${otherLanguage.toUpperCase()} `}
          {isShort ? <VisuallyHidden>{languageName[otherLanguage]}</VisuallyHidden> : languageName[otherLanguage]}
        </a>
      ))}
    </>
  )
}
