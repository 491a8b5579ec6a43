import type { ReactNode } from 'react'
import * as text from '../../ui/text.module.css'
import type { Crumb } from '../../pageTable/pageContext'
import { CatalogueBreadcrumb } from './CatalogueBreadcrumb'
import * as styles from './ListHead.module.css'

interface ListHeadProps {
  title: string
  breadcrumbs: readonly Crumb[]
  description?: string
  /** How many pieces the list has. */
  count?: number
  /** What stands below: tabs. */
  children?: ReactNode
}

/** The top of a list: where it stands, what it is, how many pieces it has. */
export function ListHead({ title, breadcrumbs, description, count, children }: ListHeadProps) {
  return (
    <div className="wrap">
      <CatalogueBreadcrumb breadcrumbs={breadcrumbs} />
      <div className={styles.head}>
        <h1 className={text.xxxl}>
          {title}
          {count !== undefined && (
            <>
              {' '}
              <sup>{count}</sup>
            </>
          )}
        </h1>
        {description && <p>{description}</p>}
      </div>
      {children}
    </div>
  )
}
