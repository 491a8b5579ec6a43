import { PageLink } from '../../ui/button/PageLink'
import type { RatedReview } from '../../pageTable/contents/content'
import * as serif from '../../ui/serif.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './ReviewQuotes.module.css'

/** All customer reviews, the first one large. Quotes appear in the serif typeface because a person is speaking. */
export function ReviewQuotes({ reviews }: { reviews: RatedReview[] }) {
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ text: messages, by, rating, product }, index) => (
        <li key={by}>
          <figure>
            <blockquote className={`${index === 0 ? text.xxl : text.lg} ${serif.serif}`}>“{messages}”</blockquote>
            <figcaption className={text.sm}>
              {by}. {rating}
              {product && (
                <>
                  {', '}
                  <PageLink to={product.path} className={text.link}>
                    {product.name}
                  </PageLink>
                </>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
