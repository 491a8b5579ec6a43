import { Note } from '../../design/Note'
import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'

/** To who has not logged in: where the list is, and how it comes along. */
export function VisitorNote() {
  const words = useWords('wishlist')
  return (
    <Note>
      {words.visitor}{' '}
      <PageLink to={pathOf('my-account', useLanguage())} className={text.link}>
        {words.logIn}
      </PageLink>
    </Note>
  )
}
