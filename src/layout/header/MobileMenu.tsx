import { useState } from 'react'
import { Icon } from '../../ui/figure/Icon'
import { PageLink } from '../../ui/button/PageLink'
import { lazyPart } from '../../ui/page/lazyPart'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import type { PageContext } from '../../pageTable/pageContext'
import { buildPath } from '../../pageTable/paths'
import { DeliveryCountry } from './DeliveryCountry'
import { LanguageSwitch } from './LanguageSwitch'
import { MainNavigation } from './MainNavigation'
import * as styles from './MobileMenu.module.css'
import { useSheet } from './useSheet'

const Levels = lazyPart((language) =>
  import(/* webpackChunkName: "menu" */ '../menu/loadDepartments').then((chunk) =>
    chunk.loadDepartmentLevels(language),
  ),
)

/** The browser can open the menu before any script has loaded. A department opens once its script has loaded. */
export function MobileMenu({ page }: { page: PageContext<unknown> }) {
  const { header, footer } = useMessages('frame')
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const menuProps = useSheet(page.paths[language], (details) => setIsOpen(details.open))
  return (
    <details className={styles.menu} name="header" {...menuProps}>
      <summary>
        <Icon name="menu" />
        <Icon name="x" />
        <VisuallyHidden>{header.menu}</VisuallyHidden>
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={header.navigation}>
          <MainNavigation items={page.navigation} Contents={isOpen ? Levels : null} />
        </nav>
        <div className={styles.foot}>
          <PageLink to={buildPath('new', language)}>{footer.new}</PageLink>
          {__OFFERED__.accounts && <PageLink to={buildPath('my-account', language)}>{header.account}</PageLink>}
          {__OFFERED__.wishlist && <PageLink to={buildPath('my-wishlist', language)}>{header.wishlist}</PageLink>}
          {__OFFERED__.giftlists && <PageLink to={buildPath('giftlist-home', language)}>{header.giftlists}</PageLink>}
          <DeliveryCountry />
          <LanguageSwitch paths={page.paths} />
        </div>
      </div>
    </details>
  )
}
