import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import type { NavigationLink } from '../../pageTable/pageContext'

interface MainNavigationProps {
  items: NavigationLink[]
}

/** The shop's departments, in shop order; what is reduced in falu. */
export function MainNavigation({ items }: MainNavigationProps) {
  return (
    <ul>
      {items.map(({ name, path, sale }) => (
        <li key={path}>
          <PageLink to={path} className={sale && text.falu}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
