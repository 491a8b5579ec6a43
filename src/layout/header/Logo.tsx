import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import * as styles from './Logo.module.css'

export function Logo() {
  const { shop, header } = useMessages('frame')
  return (
    <PageLink className={styles.logo} to={buildPath('homepage', useLanguage())} aria-label={header.home}>
      <NorthArrow />
      {shop}
    </PageLink>
  )
}

function NorthArrow() {
  return (
    <svg viewBox="0 0 13 27" height={27} aria-hidden="true">
      <path d="M6.5.9 12.3 26 6.5 21.6.7 26z" strokeWidth="1" />
      <path d="M6.5.9 12.3 26 6.5 21.6z" fill="currentColor" stroke="none" />
    </svg>
  )
}
