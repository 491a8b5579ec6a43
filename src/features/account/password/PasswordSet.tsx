import { ButtonLink } from '../../../design/ButtonLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { ViewHeading } from './ViewHeading'

/** The password is set: logging in comes next. Whose it is this page was never told. */
export function PasswordSet() {
  const { done: words } = useWords('password')
  const language = useLanguage()
  return (
    <>
      <ViewHeading takesOver>{words.title}</ViewHeading>
      <p>{words.text}</p>
      <div>
        <ButtonLink to={pathOf('my-account', language)}>{words.login}</ButtonLink>
      </div>
    </>
  )
}
