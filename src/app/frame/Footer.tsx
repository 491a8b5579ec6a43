import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { Wrap } from '../../design/Wrap'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/pathOf'
import { DeliveryCountry } from './DeliveryCountry'
import * as styles from './Footer.module.css'
import { FooterColumn } from './FooterColumn'
import { footerColumns } from './footerLinks'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'

interface FooterProps {
  /** The page in each language. */
  paths: Record<Language, string>
}

export function Footer({ paths }: FooterProps) {
  const { footer } = useWords('frame')
  const language = useLanguage()
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p>{footer.about}</p>
            <PageLink className={text.link} to={pathOf('appointments', language)}>
              {footer.appointment}
            </PageLink>
          </div>
          {footerColumns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </div>
        <div className={styles.base}>
          <span>{footer.copyright}</span>
          <PageLink to={pathOf('terms', language)}>{footer.terms}</PageLink>
          <PageLink to={pathOf('privacy', language)}>{footer.privacy}</PageLink>
          <div className={styles.end}>
            <DeliveryCountry />
            <LanguageSwitch paths={paths} />
          </div>
        </div>
      </Wrap>
    </footer>
  )
}
