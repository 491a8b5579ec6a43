import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { useShopSelector } from '../../../state/hooks'
import { isRegistered } from '../../../state/session/whoIsIt'
import * as styles from '../../../forms/Form.module.css'

interface InfoIntroductionProps {
  /** A customer in whose account there is no address yet. */
  noAddress: boolean
  /** Back to the addresses that the shop knows. */
  onKnown: (() => void) | undefined
}

/** Above the form: the way to log in, or why a customer has to type an address. */
export function InfoIntroduction({ noAddress, onKnown }: InfoIntroductionProps) {
  const { info, choice } = useWords('identity')
  const language = useLanguage()
  const registered = useShopSelector(isRegistered)
  if (noAddress) return <Note className={styles.above}>{info.noAddress}</Note>
  if (onKnown) {
    return (
      <button type="button" className={`${styles.back} ${styles.above} ${text.sm} ${text.link}`} onClick={onKnown}>
        {choice.known}
      </button>
    )
  }
  if (registered) return null
  return (
    <p className={`${styles.above} ${text.sm}`}>
      {info.haveAccount}{' '}
      <PageLink to={pathOf('checkout', language)} className={text.link}>
        {info.logIn}
      </PageLink>
    </p>
  )
}
