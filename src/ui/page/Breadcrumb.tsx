import * as styles from './Breadcrumb.module.css'
import { PageLink } from '../button/PageLink'

interface BreadcrumbProps {
  /** From the home page down; the last is the page in view. */
  items: readonly { name: string; path: string }[]
  /** What a screen reader calls it. */
  label: string
}

/** Where the page stands in the shop. On mobile only its parent and itself. */
export function Breadcrumb({ items, label }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
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
