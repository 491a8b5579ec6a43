import { PageLink } from '../../../ui/button/PageLink'
import { Icon } from '../../../ui/figure/Icon'
import { Picture } from '../../../ui/figure/Picture'
import * as text from '../../../ui/text.module.css'
import type { ListEnd } from '../../../pageTable/contents/links'
import * as styles from './EndCard.module.css'
import * as storyStyles from './StoryCard.module.css'

interface EndCardProps {
  end: ListEnd
  /** The text of the link. */
  label: string
  /** The number of columns that the products take in a grid of four. */
  columns: number
}

/** The card's widths and the window's share that its picture takes, by the number of columns left in a row of four. */
const spans = ['', '', styles.two, styles.three]
const sizes = ['', '(min-width:64em) 25vw,50vw', '(min-width:64em) 50vw,100vw', '(min-width:64em) 75vw,50vw']

/**
 * Ends a list of products with a card that leads on and fills the last row, so that no product is alone in it. It shows a
 * room or, without another one, the colour of a wall.
 */
export function EndCard({ end, label, columns }: EndCardProps) {
  const free = (4 - (columns % 4)) % 4
  const { path, sentence, picture, ground } = end
  if (free === 0) return null
  return (
    <li className={`${styles.card} ${spans[free]}`.trim()}>
      {picture ? (
        <Picture picture={picture} alt="" sizes={sizes[free]!} />
      ) : (
        <p className={`${styles.wall} ${text.xl}`} style={{ background: ground ?? undefined }}>
          <span>{sentence}</span>
        </p>
      )}
      <div className={storyStyles.caption}>
        <PageLink to={path}>{label}</PageLink>
        <Icon name="arrow" />
        {picture && <span>{sentence}</span>}
      </div>
    </li>
  )
}
