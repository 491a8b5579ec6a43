import { PageLink } from '../../ui/button/PageLink'
import { useMessages } from '../../i18n/useMessages'
import type { Crumb } from '../../pageTable/pageContext'
import * as styles from './CategoryTabs.module.css'

interface CategoryTabsProps {
  /** The whole department, followed by its subcategories. */
  tabs: readonly Crumb[]
  /** The path of the current page. */
  current: string
}

/** Links to the subcategories of a department. The row scrolls sideways if it does not fit. */
export function CategoryTabs({ tabs, current }: CategoryTabsProps) {
  const messages = useMessages('catalogue').list
  if (tabs.length < 2) return null
  return (
    <nav aria-label={messages.subcategories}>
      <ul className={styles.tabs}>
        {tabs.map(({ name, path }, index) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === current ? 'page' : undefined}>
              {index === 0 ? messages.all : name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
