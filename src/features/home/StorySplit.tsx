import type { ReactNode } from 'react'
import { Picture } from '../../ui/figure/Picture'
import { WallField } from '../../ui/figure/WallField'
import type { Story } from '../../pageTable/contents/links'
import * as text from '../../ui/text.module.css'
import * as styles from './StorySplit.module.css'

interface StorySplitProps {
  story: Story
  /** Whether the text is on the left and the picture on the right. */
  isReversed?: boolean
  children: ReactNode
}

/** The background of the text continues the wall in the picture. */
export function StorySplit({ story, isReversed = false, children }: StorySplitProps) {
  return (
    <WallField wall={story.wall} className={isReversed ? `${styles.split} ${styles.reverse}` : styles.split!}>
      <Picture picture={story.picture} sizes="(min-width:64em) 58vw,100vw" />
      <div>
        <p className={text.sm}>{story.eyebrow}</p>
        <h2 className={text.xxl}>{story.title}</h2>
        <p>{story.text}</p>
        {children}
      </div>
    </WallField>
  )
}
