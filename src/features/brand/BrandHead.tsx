import { ButtonLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import type { Brand } from '../../contract/catalogue'
import type { Crumb } from '../../pageTable/pageContext'
import { getCountryName } from './getCountryName'
import { CatalogueBreadcrumb } from '../productList/CatalogueBreadcrumb'
import * as styles from './BrandHead.module.css'

interface BrandHeadProps {
  brand: Brand
  breadcrumbs: readonly Crumb[]
  /** The path of the page for configuring the brand's shelving; null for a brand without such shelving. */
  buildYourOwn: string | null
}

/** The head of a brand's page: its name, country and year, a picture of a room, and its story beside a second picture. */
export function BrandHead({ brand, breadcrumbs, buildYourOwn }: BrandHeadProps) {
  const language = useLanguage()
  const words = useWords('catalogue')
  const { name, country, founded, tagline, story, picture, picture2, product_count } = brand
  return (
    <>
      <div className="wrap">
        <CatalogueBreadcrumb breadcrumbs={breadcrumbs} />
        <div className={styles.head}>
          <h1 className={text.xxxl}>{name}</h1>
          <div>
            <p className={text.lg}>{tagline}</p>
            <p className={`${text.sm} ${text.stone}`}>
              {words.brand.origin(getCountryName(country, language), founded)}, {words.brand.pieces(product_count)}
            </p>
          </div>
        </div>
      </div>
      <div className={styles.room}>
        <Picture picture={picture} sizes="100vw" priority />
      </div>
      <div className={`wrap ${styles.story}`}>
        <div>
          <p>{story}</p>
          {buildYourOwn && <ButtonLink to={buildYourOwn}>{words.brand.buildYourOwn}</ButtonLink>}
        </div>
        {picture2 && <Picture picture={picture2} sizes="(min-width:64em) 40vw,100vw" />}
      </div>
    </>
  )
}
