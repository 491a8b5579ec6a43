import type { ReactNode } from 'react'
import { Picture } from '../../../design/Picture'
import * as text from '../../../design/text.module.css'
import type { Story } from '../../../pageTable/contents/story'
import * as styles from './StorySplit.module.css'

interface StorySplitProps {
  story: Story
  /** Words at the left, the room at the right. */
  reverse?: boolean
  /** What leads on: a link or a button. */
  children: ReactNode
}

/** A room with words beside it on the room's own wall colour. */
export function StorySplit({ story, reverse = false, children }: StorySplitProps) {
  return (
    <section
      className={reverse ? `${styles.split} ${styles.reverse}` : styles.split}
      style={{ background: story.ground }}
    >
      <Picture picture={story.picture} sizes="(min-width:64em) 58vw,100vw" />
      <div>
        <p className={text.sm}>{story.eyebrow}</p>
        <h2 className={text.xxl}>{story.title}</h2>
        <p>{story.text}</p>
        {children}
      </div>
    </section>
  )
}
