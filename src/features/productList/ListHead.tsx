import type { ReactNode } from 'react'
import * as text from '../../ui/text.module.css'
import type { Crumb } from '../../pageTable/pageContext'
import { CatalogueBreadcrumb } from './CatalogueBreadcrumb'
import * as styles from './ListHead.module.css'

interface ListHeadProps {
  title: string
  breadcrumbs: readonly Crumb[]
  description?: string
  more?: ReactNode
  count?: number
  children?: ReactNode
}

export function ListHead({ title, breadcrumbs, description, more, count, children }: ListHeadProps) {
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
        {description && (
          <div>
            <p>{description}</p>
            {more}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
