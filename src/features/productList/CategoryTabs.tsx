import type { FocusEvent } from 'react'
import { PageLink } from '../../ui/button/PageLink'
import { useMessages } from '../../i18n/useMessages'
import type { Crumb } from '../../pageTable/pageContext'
import * as styles from './CategoryTabs.module.css'

interface CategoryTabsProps {
  /** The first tab is the whole department, the others are its subcategories. */
  tabs: readonly Crumb[]
  current: string
}

export function CategoryTabs({ tabs, current }: CategoryTabsProps) {
  const messages = useMessages('catalogue').list
  if (tabs.length < 2) return null
  return (
    <nav aria-label={messages.subcategories}>
      <ul className={styles.tabs} onFocus={showWholeTab}>
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

/** Browsers do not scroll to a tab of which they already show a part. A press must not move the tab. */
function showWholeTab({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
