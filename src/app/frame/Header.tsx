import { PageLink } from '../../design/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import type { PageContext } from '../../pageTable/pageContext'
import { pathOf } from '../../pageTable/pathOf'
import { CartLink } from './CartLink'
import { DepartmentBar } from './DepartmentBar'
import * as styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu'
import { SearchSheet } from './SearchSheet'

interface HeaderProps {
  page: PageContext<unknown>
}

export function Header({ page }: HeaderProps) {
  const { header } = useWords('frame')
  const language = useLanguage()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MobileMenu page={page} />
        <Logo />
        <DepartmentBar items={page.navigation} />
        <SearchSheet path={page.paths[language]} />
        <div className={styles.links}>
          <LanguageSwitch paths={page.paths} short />
          <PageLink to={pathOf('my-account', language)}>{header.account}</PageLink>
          <PageLink to={pathOf('my-wishlist', language)}>{header.wishlist}</PageLink>
        </div>
        <CartLink />
      </div>
    </header>
  )
}
