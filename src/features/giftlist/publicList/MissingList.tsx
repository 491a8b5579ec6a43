import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { buildPath } from '../../../pageTable/paths'
import { TextLink } from '../../../ui/button/TextLink'
import { SearchForm } from '../find/SearchForm'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftSection.module.css'

/** Says why there is no list, and suggests what to do. */
export function MissingListText({ reason }: { reason: 'unknown' | 'closed' }) {
  const { list: words } = useWords('giftlist')
  return (
    <p role="alert" className={text.lg}>
      {reason === 'closed' ? words.closedText : words.unknownText}
    </p>
  )
}

/** The search for another list, on the page of a list that does not exist or is closed. */
export function MissingList() {
  const words = useWords('giftlist')
  const home = buildPath('giftlist-home', useLanguage())
  return (
    <div className={`wrap ${styles.missing}`}>
      <SearchForm words={words.find} path={home} term="" />
      <TextLink to={home}>{words.list.toHome}</TextLink>
    </div>
  )
}
