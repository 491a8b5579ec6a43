import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import type { NavigationLink } from '../../pageTable/pageContext'
import type { BelowDepartment } from './menu/departments'

interface MainNavigationProps {
  items: NavigationLink[]
  /** What each department opens, once somebody reached for it: until then they are links alone. */
  Below: BelowDepartment | null
}

/** The shop's departments, in shop order; what is reduced in falu. */
export function MainNavigation({ items, Below }: MainNavigationProps) {
  return (
    <ul>
      {items.map(({ name, path, sale }) => (
        <li key={path}>
          <PageLink to={path} className={sale && text.falu}>
            {name}
          </PageLink>
          {Below && <Below path={path} />}
        </li>
      ))}
    </ul>
  )
}
