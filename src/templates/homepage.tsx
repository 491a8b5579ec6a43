import { ButtonLink } from '../ui/button/PageLink'
import { lazyPart } from '../ui/page/lazyPart'
import { Nearby } from '../ui/page/Nearby'
import { SectionHead } from '../ui/page/SectionHead'
import { TextLink } from '../ui/button/TextLink'
import { BrandRows } from '../features/brand/BrandRows'
import { CategoryIndex } from '../features/home/CategoryIndex'
import { Hero } from '../features/home/Hero'
import { NewArrivals } from '../features/home/NewArrivals'
import { StorySplit } from '../features/home/StorySplit'
import * as styles from '../features/home/home.module.css'
import { useMessages } from '../i18n/useMessages'
import type { HomeContent } from '../pageTable/contents/home'
import type { PageContext } from '../pageTable/pageContext'

const CampaignCards = lazyPart(() =>
  import(/* webpackChunkName: "home" */ '../features/campaign/CampaignCards').then((chunk) => chunk.CampaignCards),
)
const LowerSections = lazyPart(() =>
  import(/* webpackChunkName: "home" */ '../features/home/LowerSections').then((chunk) => chunk.LowerSections),
)

export default function Homepage({ pageContext }: { pageContext: PageContext<HomeContent> }) {
  const { hero, newProducts, campaigns, stories, categories, categoryPicture } = pageContext.content
  const { brands, isSouthToNorth, brandsPath, lowerSections } = pageContext.content
  const messages = useMessages('catalogue').home
  const { footer } = useMessages('frame')
  const [first, second] = stories
  const { quote } = lowerSections
  return (
    <>
      <Hero hero={hero} />
      {newProducts.length > 0 && <NewArrivals {...pageContext.content} />}
      {campaigns.links.length > 0 && (
        <div className={`wrap ${styles.section}`}>
          <Nearby
            Part={CampaignCards}
            props={campaigns}
            className={`${styles.campaigns} ${campaigns.links.some(({ picture }) => picture) ? styles.pictured : ''}`}
          />
        </div>
      )}
      {first && (
        <StorySplit story={first}>
          <TextLink to={first.link.path} hasArrow>
            {first.link.name}
          </TextLink>
        </StorySplit>
      )}
      <CategoryIndex categories={categories} picture={categoryPicture} />
      {second && (
        <StorySplit story={second} isReversed>
          <ButtonLink to={second.link.path}>{second.link.name}</ButtonLink>
        </StorySplit>
      )}
      <section className={`wrap ${styles.section} ${styles.after}`}>
        <SectionHead title={isSouthToNorth ? messages.brands : footer.brands}>
          <TextLink to={brandsPath}>{messages.allBrands}</TextLink>
        </SectionHead>
        <BrandRows brands={brands} />
      </section>
      <div className={`wrap ${styles.section}`}>
        <Nearby
          Part={LowerSections}
          props={lowerSections}
          className={`${styles.lower} ${quote ? (quote.picture ? styles.pictured : styles.quoted) : ''}`}
        />
      </div>
    </>
  )
}
