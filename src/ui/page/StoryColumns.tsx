import type { ReactNode } from 'react'
import { Picture, type PictureFile } from '../figure/Picture'
import * as serif from '../serif.module.css'
import * as text from '../text.module.css'
import * as styles from './StoryColumns.module.css'

interface StoryColumnsProps {
  quote?: string
  /** The speaker of the quote; null if the shop itself speaks. */
  by?: string | null
  paragraphs?: readonly string[]
  picture: PictureFile | null
  children?: ReactNode
}

export function StoryColumns({ quote, by = null, paragraphs = [], picture, children }: StoryColumnsProps) {
  return (
    <section className={`wrap ${styles.columns}`}>
      {picture && <Picture picture={picture} sizes="(min-width:64em) 40vw,100vw" />}
      <div>
        {quote && <Quote quote={quote} by={by} />}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  )
}

function Quote({ quote, by }: { quote: string; by: string | null }) {
  const quoteClass = `${text.xl} ${serif.serif} ${styles.quote}`
  if (by === null) return <p className={quoteClass}>{quote}</p>
  return (
    <figure>
      <blockquote className={quoteClass}>“{quote}”</blockquote>
      <figcaption className={`${text.sm} ${text.stone}`}>{by}</figcaption>
    </figure>
  )
}
