import type { ReactNode } from 'react'
import * as text from '../../ui/text.module.css'
import type { Crumb } from '../../pageTable/pageContext'
import { CatalogueBreadcrumb } from './CatalogueBreadcrumb'
import * as styles from './ListHead.module.css'

interface ListHeadProps {
  title: string
  breadcrumbs: readonly Crumb[]
  description?: string
  descriptionLink?: ReactNode
  productCount?: number
  children?: ReactNode
}

export function ListHead({ title, breadcrumbs, description, descriptionLink, productCount, children }: ListHeadProps) {
  return (
    <div className="wrap">
      <CatalogueBreadcrumb breadcrumbs={breadcrumbs} />
      <div className={styles.head}>
        <h1 className={text.xxxl}>
          {title}
          {productCount !== undefined && (
            <>
              {' '}
              <sup>{productCount}</sup>
            </>
          )}
        </h1>
        {description && (
          <div>
            <p>{description}</p>
            {descriptionLink}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
