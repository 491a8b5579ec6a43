import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Crumb } from '../../pageTable/pageContext'
import { pathOf } from '../../pageTable/pathOf'

interface MainNavigationProps {
  items: Crumb[]
}

/** The shop's departments, in shop order; the sale in falu. */
export function MainNavigation({ items }: MainNavigationProps) {
  const sale = pathOf('sale', useLanguage())
  return (
    <ul>
      {items.map(({ name, path }) => (
        <li key={path}>
          <PageLink to={path} className={path === sale ? text.falu : undefined}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
