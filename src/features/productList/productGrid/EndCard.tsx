import { PageLink } from '../../../ui/button/PageLink'
import { Icon } from '../../../ui/figure/Icon'
import { Picture } from '../../../ui/figure/Picture'
import { cardsPerRow } from '../../../pageTable/contents/lists'
import * as text from '../../../ui/text.module.css'
import type { ListEnd } from '../../../pageTable/contents/links'
import * as styles from './EndCard.module.css'
import * as storyStyles from './StoryCard.module.css'

interface EndCardProps {
  listEnd: ListEnd
  label: string
  /** The sum of the columns that the products and the story take in a grid of four. */
  columnCount: number
}

/** The index is the number of free columns in a row of four. */
const spanClasses = ['', '', styles.two, styles.three]
const sizes = ['', '(min-width:64em) 25vw,50vw', '(min-width:64em) 50vw,100vw', '(min-width:64em) 75vw,50vw']

/** The card fills the last row of a list, so that no product is alone in that row. */
export function EndCard({ listEnd, label, columnCount }: EndCardProps) {
  const freeColumns = (cardsPerRow - (columnCount % cardsPerRow)) % cardsPerRow
  const { name, path, sentence, picture, ground } = listEnd
  if (freeColumns === 0) return null
  const isUpright = picture?.frame === 'portrait'
  const hasWall = !picture || (isUpright && freeColumns > 1)
  return (
    <li className={`${styles.card} ${spanClasses[freeColumns]} ${isUpright ? styles.upright : ''}`.trim()}>
      {picture && <Picture picture={picture} alt="" sizes={sizes[isUpright ? 1 : freeColumns]!} />}
      {hasWall && (
        <p className={`${styles.wall} ${text.xl}`} style={{ background: ground ?? undefined }}>
          <span>{sentence || name}</span>
        </p>
      )}
      <div className={storyStyles.caption}>
        <PageLink to={path}>{label}</PageLink>
        <Icon name="arrow" />
        {!hasWall && sentence && <span>{sentence}</span>}
      </div>
    </li>
  )
}
