import { useState } from 'react'
import { Icon } from '../../ui/figure/Icon'
import * as text from '../../ui/text.module.css'
import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import { buildPath } from '../../pageTable/paths'
import * as styles from './SearchSheet.module.css'
import { useSheet } from './useSheet'

interface SearchSheetProps {
  path: string
}

const loadHelp = (language: Language) => () =>
  import('./loadSearchHelp').then((chunk) => chunk.loadSearchHelp(language))
const searchHelp = { nl: loadHelp('nl'), en: loadHelp('en') }

/**
 * A sheet under the header with a search field. It is a plain HTML form, so it works before any script. The suggestions
 * load when the sheet first opens.
 */
export function SearchSheet({ path }: SearchSheetProps) {
  const { header } = useWords('frame')
  const language = useLanguage()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const Help = useLazyComponent(field !== null, searchHelp[language])
  const sheet = useSheet(path, (details) => {
    const input = details.open ? details.querySelector('input') : null
    input?.focus()
    setField(input)
  })
  return (
    <details className={styles.search} name="header" {...sheet}>
      <summary>
        <Icon name={field ? 'x' : 'search'} />
        <span>{header.search}</span>
      </summary>
      <form className={styles.sheet} role="search" action={buildPath('search', language)}>
        <input
          name="q"
          className={text.xxl}
          aria-label={header.searchLabel}
          // The placeholder is not in the HTML, because every page would contain its bytes.
          placeholder={field ? header.searchLabel : undefined}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button>{header.searchButton}</button>
        {Help && field && <Help field={field} />}
      </form>
    </details>
  )
}
