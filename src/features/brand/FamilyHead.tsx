import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import * as text from '../../ui/text.module.css'
import { useMessages } from '../../i18n/useMessages'
import type { FamilyContent } from '../../pageTable/contents/brands'
import type { Crumb } from '../../pageTable/pageContext'
import { CatalogueBreadcrumb } from '../productList/CatalogueBreadcrumb'
import * as styles from './FamilyHead.module.css'

interface FamilyHeadProps extends Pick<FamilyContent, 'family' | 'brand' | 'story'> {
  breadcrumbs: readonly Crumb[]
}

export function FamilyHead({ family, brand, story, breadcrumbs }: FamilyHeadProps) {
  const messages = useMessages('catalogue')
  const roomPicture = story?.room ?? null
  const mainPicture = roomPicture ?? family.picture
  return (
    <div className={roomPicture ? styles.withRoom : styles.head}>
      <div className={roomPicture ? 'wrap' : undefined}>
        <CatalogueBreadcrumb breadcrumbs={breadcrumbs} />
        <div className={styles.copy}>
          <div>
            <p className={text.sm}>
              <PageLink to={brand.path} className={text.link}>
                {messages.brand.ofBrand(brand.name)}
              </PageLink>
            </p>
            <h1 className={text.xxxl}>{family.name}</h1>
          </div>
          <p className={text.lg}>{family.description}</p>
        </div>
      </div>
      {mainPicture && (
        <Picture picture={mainPicture} sizes={roomPicture ? '100vw' : '(min-width:64em) 42vw,100vw'} priority />
      )}
    </div>
  )
}
