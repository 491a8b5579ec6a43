import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import * as text from '../../ui/text.module.css'
import { useWords } from '../../i18n/useWords'
import type { FamilyContent } from '../../pageTable/contents/brands'
import type { Crumb } from '../../pageTable/pageContext'
import { CatalogueBreadcrumb } from '../productList/CatalogueBreadcrumb'
import * as styles from './FamilyHead.module.css'

interface FamilyHeadProps extends Pick<FamilyContent, 'family' | 'brand'> {
  breadcrumbs: readonly Crumb[]
}

export function FamilyHead({ family, brand, breadcrumbs }: FamilyHeadProps) {
  const words = useWords('catalogue')
  return (
    <div className={`wrap ${styles.head}`}>
      <div>
        <CatalogueBreadcrumb breadcrumbs={breadcrumbs} />
        <p className={text.sm}>
          <PageLink to={brand.path} className={text.link}>
            {words.brand.ofBrand(brand.name)}
          </PageLink>
        </p>
        <h1 className={text.xxxl}>{family.name}</h1>
        <p className={text.lg}>{family.description}</p>
      </div>
      <Picture picture={family.picture} sizes="(min-width:64em) 42vw,100vw" priority />
    </div>
  )
}
