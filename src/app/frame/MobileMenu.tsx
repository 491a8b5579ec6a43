import { useState } from 'react'
import { Icon } from '../../design/Icon'
import { PageLink } from '../../design/PageLink'
import { useLater } from '../../design/useLater'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import type { PageContext } from '../../pageTable/pageContext'
import { pathOf } from '../../pageTable/pathOf'
import { DeliveryCountry } from './DeliveryCountry'
import { LanguageSwitch } from './LanguageSwitch'
import { MainNavigation } from './MainNavigation'
import * as styles from './MobileMenu.module.css'
import { useSheet } from './useSheet'

interface MobileMenuProps {
  page: PageContext<unknown>
}

const fetchLevels = (language: Language) => () =>
  import(/* webpackChunkName: "menu" */ './menu/departments').then((chunk) => chunk.departmentLevels(language))
const levels = { nl: fetchLevels('nl'), en: fetchLevels('en') }

/** The whole navigation on a narrow screen: opens before any script has come, and then lets the departments open too. */
export function MobileMenu({ page }: MobileMenuProps) {
  const { header } = useWords('frame')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const Levels = useLater(open, levels[language])
  const menu = useSheet(page.paths[language], (details) => setOpen(details.open))
  return (
    <details className={styles.menu} name="header" {...menu}>
      <summary>
        <Icon name="menu" />
        <Icon name="x" />
        <VisuallyHidden>{header.menu}</VisuallyHidden>
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={header.navigation}>
          <MainNavigation items={page.navigation} Below={Levels} />
        </nav>
        <div className={styles.foot}>
          <PageLink to={pathOf('my-account', language)}>{header.account}</PageLink>
          <PageLink to={pathOf('my-wishlist', language)}>{header.wishlist}</PageLink>
          <PageLink to={pathOf('giftlist-home', language)}>{header.giftlists}</PageLink>
          <DeliveryCountry />
          <LanguageSwitch paths={page.paths} />
        </div>
      </div>
    </details>
  )
}
