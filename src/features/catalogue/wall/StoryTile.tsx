import { Icon } from '../../../design/Icon'
import { PageLink } from '../../../design/PageLink'
import { Picture } from '../../../design/Picture'
import type { Story } from '../../../pageTable/contents/story'
import * as styles from './StoryTile.module.css'

/** A story between the products: a room over two columns, its title below. */
export function StoryTile({ story }: { story: Story }) {
  return (
    <>
      <Picture picture={story.picture} alt="" sizes="(min-width:64em) 50vw,100vw" />
      <div className={styles.caption}>
        <PageLink to={story.link.path}>{story.title}</PageLink>
        <Icon name="arrow" />
        <span>{story.eyebrow}</span>
      </div>
    </>
  )
}
