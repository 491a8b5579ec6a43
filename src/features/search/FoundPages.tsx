import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { TextLink } from '../../ui/button/TextLink'
import { findPages } from './findPages'
import * as styles from './SearchResults.module.css'

const useMessages = bringMessages('search')

export function FoundPages({ term }: { term: string }) {
  const messages = useMessages('search')
  const pages = findPages(term, useLanguage(), useMessages('frame').footer)
  if (pages.length === 0) return null
  return (
    <nav className={`wrap ${styles.pages}`} aria-label={messages.pages}>
      <span aria-hidden>{messages.pages}</span>
      {pages.map(({ id, name, path }) => (
        <TextLink key={id} to={path}>
          {name}
        </TextLink>
      ))}
    </nav>
  )
}
