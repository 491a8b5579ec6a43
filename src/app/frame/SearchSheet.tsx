import { Icon } from '../../design/Icon'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/pathOf'
import * as styles from './SearchSheet.module.css'
import { useSheet } from './useSheet'

interface SearchSheetProps {
  /** The page in view. */
  path: string
}

const focusField = (sheet: HTMLDetailsElement) => sheet.querySelector('input')?.focus()

/** Search: a sheet under the header with one field. A form of the browser's own, so it works before any script. */
export function SearchSheet({ path }: SearchSheetProps) {
  const { header } = useWords('frame')
  const language = useLanguage()
  return (
    <details className={styles.search} name="header" {...useSheet(path, focusField)}>
      <summary>
        <Icon name="search" />
        <span>{header.search}</span>
      </summary>
      <form className={styles.sheet} role="search" action={pathOf('search', language)}>
        <input
          type="search"
          name="q"
          className={text.xxl}
          aria-label={header.searchLabel}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button>{header.searchButton}</button>
      </form>
    </details>
  )
}
