import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import type { RatedReview } from '../../pageTable/contents/content'
import { RoomDrawing } from './RoomDrawing'
import * as serif from '../../ui/serif.module.css'
import * as tap from '../../ui/button/tapLink.module.css'
import * as text from '../../ui/text.module.css'
import * as planStyles from './RoomDrawing.module.css'
import * as styles from './ReviewQuotes.module.css'

/** A person's words are set in the serif typeface (docs/look.md, "The idea"). */
export function ReviewQuotes({ reviews }: { reviews: RatedReview[] }) {
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ text: quoteText, by, rating, product, plan, picture }, index) => (
        <li key={by}>
          {plan && <RoomDrawing plan={plan} />}
          {picture && (
            <Picture picture={picture} sizes={index === 0 ? firstPictureSizes : '(min-width:45em) 33vw,40vw'} />
          )}
          <figure>
            <blockquote className={`${index === 0 ? text.xxl : text.lg} ${serif.serif}`}>“{quoteText}”</blockquote>
            <figcaption className={text.sm}>
              {by}. {rating}
              {product && (
                <>
                  <br />
                  <PageLink
                    to={product.path}
                    className={`${text.link} ${tap.tapLink} ${plan ? planStyles.marked : ''}`.trim()}
                  >
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

const firstPictureSizes = '(min-width:64em) 42vw,(min-width:45em) 50vw,100vw'
