import { ButtonLink } from '../design/ButtonLink'
import { Nearby } from '../design/Nearby'
import { SectionHead } from '../design/SectionHead'
import { TextLink } from '../design/TextLink'
import { BrandRows } from '../features/catalogue/brand/BrandRows'
import { CategoryIndex } from '../features/catalogue/home/CategoryIndex'
import { CustomerQuote } from '../features/catalogue/home/CustomerQuote'
import { Hero } from '../features/catalogue/home/Hero'
import { newArrivals } from '../features/catalogue/home/newArrivals'
import { StorySplit } from '../features/catalogue/home/StorySplit'
import * as styles from '../features/catalogue/home/home.module.css'
import { ProductWall } from '../features/catalogue/wall/ProductWall'
import { useWords } from '../i18n/useWords'
import type { HomeContent } from '../pageTable/contents/home'
import type { PageContext } from '../pageTable/pageContext'

const campaignTiles = () => import('../features/catalogue/home/CampaignTiles').then((chunk) => chunk.CampaignTiles)
const furtherDown = () => import('../features/catalogue/home/FurtherDown').then((chunk) => chunk.FurtherDown)

export default function Homepage({ pageContext }: { pageContext: PageContext<HomeContent> }) {
  const { hero, newProducts, newProductsPath, campaigns, stories, categories, categoryPicture } = pageContext.content
  const { brands, brandsPath, quote, further } = pageContext.content
  const words = useWords('catalogue').home
  const [first, second] = stories
  return (
    <>
      <Hero hero={hero} />
      <section className={`wrap ${styles.section}`}>
        <SectionHead title={words.newArrivals}>
          <TextLink to={newProductsPath}>{words.showAll}</TextLink>
        </SectionHead>
        <ProductWall products={newArrivals(newProducts)} />
      </section>
      {campaigns.links.length > 0 && (
        <div className={`wrap ${styles.section}`}>
          <Nearby load={campaignTiles} props={campaigns} className={`${styles.campaigns}`} />
        </div>
      )}
      <StorySplit story={first}>
        <TextLink to={first.link.path} arrow>
          {first.link.name}
        </TextLink>
      </StorySplit>
      <CategoryIndex categories={categories} picture={categoryPicture} />
      <StorySplit story={second} reverse>
        <ButtonLink to={second.link.path}>{second.link.name}</ButtonLink>
      </StorySplit>
      <section className={`wrap ${styles.section} ${styles.after}`}>
        <SectionHead title={words.brands}>
          <TextLink to={brandsPath}>{words.allBrands}</TextLink>
        </SectionHead>
        <BrandRows brands={brands} />
      </section>
      <CustomerQuote quote={quote} />
      <div className={`wrap ${styles.section}`}>
        <Nearby load={furtherDown} props={further} className={`${styles.further}`} />
      </div>
    </>
  )
}
