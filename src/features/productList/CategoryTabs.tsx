import type { FocusEvent } from 'react'
import { PageLink } from '../../ui/button/PageLink'
import { useMessages } from '../../i18n/useMessages'
import type { Crumb } from '../../pageTable/pageContext'
import * as styles from './CategoryTabs.module.css'

interface CategoryTabsProps {
  /** The whole department, followed by its subcategories. */
  tabs: readonly Crumb[]
  currentPath: string
}

export function CategoryTabs({ tabs, currentPath }: CategoryTabsProps) {
  const messages = useMessages('catalogue').list
  if (tabs.length < 2) return null
  return (
    <nav aria-label={messages.subcategories}>
      <ul className={styles.tabs} onFocus={scrollToFocusedTab}>
        {tabs.map(({ name, path }, index) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === currentPath ? 'page' : undefined}>
              {index === 0 ? messages.all : name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Browsers do not scroll to a focused tab that is partly visible. A press must not move the tab. */
function scrollToFocusedTab({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
