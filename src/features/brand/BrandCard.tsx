import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/figure/Icon'
import { Picture } from '../../ui/figure/Picture'
import * as text from '../../ui/text.module.css'
import { useWords } from '../../i18n/useWords'
import type { BrandTeaser } from '../../pageTable/contents/brands'
import * as storyStyles from '../productList/productGrid/StoryCard.module.css'
import * as styles from './BrandCard.module.css'

interface BrandCardProps {
  brand: BrandTeaser
  /** The number of columns that the products take in a grid of four. */
  columns: number
}

/** The card's widths and the window's share that its picture takes, by the number of columns left in a row of four. */
const spans = ['', '', styles.two, styles.three]
const sizes = ['', '(min-width:64em) 25vw,50vw', '(min-width:64em) 50vw,100vw', '(min-width:64em) 75vw,50vw']

/**
 * Ends a list of products with a card about their brand, which fills the last row so that no product is alone in it. It
 * shows a room of the brand or, without another one, the colour of the wall in the page's own room.
 */
export function BrandCard({ brand, columns }: BrandCardProps) {
  const { more } = useWords('catalogue').brand
  const free = (4 - (columns % 4)) % 4
  const { name, path, tagline, picture, ground } = brand
  if (free === 0) return null
  return (
    <li className={`${styles.card} ${spans[free]}`.trim()}>
      {picture ? (
        <Picture picture={picture} alt="" sizes={sizes[free]!} />
      ) : (
        <p className={`${styles.wall} ${text.xl}`} style={{ background: ground ?? undefined }}>
          <span>{tagline}</span>
        </p>
      )}
      <div className={storyStyles.caption}>
        <PageLink to={path}>{more(name)}</PageLink>
        <Icon name="arrow" />
        {picture && <span>{tagline}</span>}
      </div>
    </li>
  )
}
