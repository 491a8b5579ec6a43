import * as styles from './Breadcrumb.module.css'
import { PageLink } from '../button/PageLink'

interface BreadcrumbProps {
  /** From the home page down to the current page. */
  items: readonly { name: string; path: string }[]
  /** The name of the navigation for screen readers. */
  label: string
}

/** On a phone, only the page and its parent are displayed. */
export function Breadcrumb({ items, label }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {items.map(({ name, path }, index) => (
          <li key={path}>
            {index === items.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <PageLink to={path}>{name}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
