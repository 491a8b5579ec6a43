import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { Wrap } from '../../design/Wrap'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/pathOf'
import * as styles from './CheckoutFooter.module.css'

const telephone = 'tel:+3290000000'

export function CheckoutFooter() {
  const { footer } = useWords('frame')
  const language = useLanguage()
  return (
    <footer className={styles.footer}>
      <Wrap className={`${styles.row} ${text.xxs} ${text.stone}`}>
        <a href={telephone}>{footer.questions}</a>
        <PageLink to={pathOf('terms', language)}>{footer.terms}</PageLink>
        <PageLink to={pathOf('privacy', language)}>{footer.privacy}</PageLink>
        <PageLink to={pathOf('returns', language)}>{footer.returns}</PageLink>
      </Wrap>
    </footer>
  )
}
