import { useState } from 'react'
import { Icon } from '../../ui/figure/Icon'
import * as text from '../../ui/text.module.css'
import { lazyPart } from '../../ui/page/lazyPart'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import * as styles from './SearchSheet.module.css'
import { useSheet } from './useSheet'

const SearchHelp = lazyPart(() => import('../../features/search/SearchHelp').then((chunk) => chunk.SearchHelp))

/** The sheet is a plain HTML form, so it works before any script. The suggestions load when the sheet first opens. */
export function SearchSheet({ path }: { path: string }) {
  const { header } = useMessages('frame')
  const language = useLanguage()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const sheetProps = useSheet(path, (details) => {
    const input = details.open ? details.querySelector('input') : null
    input?.focus()
    setField(input)
  })
  return (
    <details className={styles.search} name="header" {...sheetProps}>
      <summary>
        <Icon name={field ? 'x' : 'search'} />
        <span>{header.search}</span>
      </summary>
      <form className={styles.sheet} role="search" action={buildPath('search', language)}>
        <input
          name="q"
          className={text.xxl}
          aria-label={header.searchLabel}
          // In the HTML, the placeholder would add bytes to every page.
          placeholder={field ? header.searchLabel : undefined}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button>{header.searchButton}</button>
        {field && <SearchHelp field={field} />}
      </form>
    </details>
  )
}
