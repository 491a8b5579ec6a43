import { Icon } from '../../../ui/figure/Icon'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture } from '../../../ui/figure/Picture'
import type { Story } from '../../../pageTable/contents/links'
import * as styles from './StoryCard.module.css'

export function StoryCard({ story }: { story: Story }) {
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
