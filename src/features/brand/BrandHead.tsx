import { ButtonLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { StoryColumns } from '../../ui/page/StoryColumns'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import type { Brand } from '../../contract/catalogue'
import type { PageStory } from '../../pageTable/contents/links'
import type { Crumb } from '../../pageTable/pageContext'
import { formatOrigin } from './formatOrigin'
import { CatalogueBreadcrumb } from '../productList/CatalogueBreadcrumb'
import * as styles from './BrandHead.module.css'

interface BrandHeadProps {
  brand: Brand
  story: PageStory | null
  breadcrumbs: readonly Crumb[]
  /** The path of the configurator; null if the brand has no shelving that customers can design. */
  buildYourOwnPath: string | null
}

export function BrandHead({ brand, story, breadcrumbs, buildYourOwnPath }: BrandHeadProps) {
  const language = useLanguage()
  const messages = useMessages('catalogue')
  const { name, tagline, picture, product_count } = brand
  const facts = [formatOrigin(brand, language), product_count > 0 && messages.brand.pieces(product_count)]
  return (
    <>
      <div className="wrap">
        <CatalogueBreadcrumb breadcrumbs={breadcrumbs} />
        <div className={styles.head}>
          <h1 className={text.xxxl}>{name}</h1>
          <div>
            {tagline && <p className={text.lg}>{tagline}</p>}
            <p className={`${text.sm} ${text.stone}`}>{facts.filter(Boolean).join(', ')}</p>
          </div>
        </div>
      </div>
      {picture && (
        <div className={styles.room}>
          <Picture picture={picture} sizes="100vw" priority />
        </div>
      )}
      {(story || brand.story || buildYourOwnPath) && (
        <StoryColumns
          quote={story?.quote}
          by={story?.by}
          paragraphs={brand.story ? [brand.story] : []}
          picture={story?.closeUp ?? null}
        >
          {buildYourOwnPath && (
            <p>
              <ButtonLink to={buildYourOwnPath}>{messages.brand.buildYourOwn}</ButtonLink>
            </p>
          )}
        </StoryColumns>
      )}
    </>
  )
}

/** Shows the story's picture of a room or else the brand's second picture, but never the picture at the top again. */
export function SecondRoom({ brand: { picture, picture2 }, story }: Pick<BrandHeadProps, 'brand' | 'story'>) {
  const room = [story?.room, picture2].find((candidate) => candidate && candidate.name !== picture?.name)
  return (
    room && (
      <div className={styles.secondRoom}>
        <Picture picture={room} sizes="100vw" />
      </div>
    )
  )
}
