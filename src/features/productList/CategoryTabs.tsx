import { PageLink } from '../../ui/button/PageLink'
import { useWords } from '../../i18n/useWords'
import type { Crumb } from '../../pageTable/pageContext'
import * as styles from './CategoryTabs.module.css'

interface CategoryTabsProps {
  /** The whole department first, then its sub-categories. */
  tabs: readonly Crumb[]
  /** The path of the page in view. */
  current: string
}

/** The sub-categories of a department. They scroll sideways where they don't fit. */
export function CategoryTabs({ tabs, current }: CategoryTabsProps) {
  const words = useWords('catalogue').list
  if (tabs.length < 2) return null
  return (
    <nav aria-label={words.subcategories}>
      <ul className={styles.tabs}>
        {tabs.map(({ name, path }, index) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === current ? 'page' : undefined}>
              {index === 0 ? words.all : name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
