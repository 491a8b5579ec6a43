import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import * as styles from './Logo.module.css'

export function Logo() {
  const { shop, header } = useMessages('frame')
  return (
    <PageLink className={styles.logo} to={buildPath('homepage', useLanguage())} aria-label={header.home}>
      <svg viewBox="0 0 13 27" height={27} aria-hidden="true">
        <use href="/icons.svg#logo" />
      </svg>
      {shop}
    </PageLink>
  )
}
