import { PageLink } from '../../design/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/pathOf'
import { NorthArrow } from './NorthArrow'
import * as styles from './Logo.module.css'

/** The mark and the name; leads home. */
export function Logo() {
  const { shop, header } = useWords('frame')
  return (
    <PageLink className={styles.logo} to={pathOf('homepage', useLanguage())} aria-label={header.home}>
      <NorthArrow height={27} />
      {shop}
    </PageLink>
  )
}
