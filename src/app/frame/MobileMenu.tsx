import { Icon } from '../../design/Icon'
import { PageLink } from '../../design/PageLink'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import type { PageContext } from '../../pageTable/pageContext'
import { pathOf } from '../../pageTable/pathOf'
import { LanguageSwitch } from './LanguageSwitch'
import { MainNavigation } from './MainNavigation'
import * as styles from './MobileMenu.module.css'
import { useSheet } from './useSheet'

interface MobileMenuProps {
  page: PageContext<unknown>
}

/** The whole navigation on a narrow screen: opens before any script has come. */
export function MobileMenu({ page }: MobileMenuProps) {
  const { header } = useWords('frame')
  const language = useLanguage()
  return (
    <details className={styles.menu} name="header" {...useSheet(page.paths[language])}>
      <summary>
        <Icon name="menu" />
        <Icon name="x" />
        <VisuallyHidden>{header.menu}</VisuallyHidden>
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={header.navigation}>
          <MainNavigation items={page.navigation} />
        </nav>
        <div className={styles.foot}>
          <PageLink to={pathOf('my-account', language)}>{header.account}</PageLink>
          <PageLink to={pathOf('my-wishlist', language)}>{header.wishlist}</PageLink>
          <PageLink to={pathOf('giftlist-home', language)}>{header.giftlists}</PageLink>
          <LanguageSwitch paths={page.paths} />
        </div>
      </div>
    </details>
  )
}
