import { PageLink } from '../../../design/PageLink'
import { SectionHead } from '../../../design/SectionHead'
import * as serif from '../../../design/serif.module.css'
import * as text from '../../../design/text.module.css'
import { TextLink } from '../../../design/TextLink'
import type { HomeFurther } from '../../../pageTable/contents/home'
import * as styles from './Reviews.module.css'

/** What customers said, in the serif: a person is speaking. */
export function Reviews({ title, link, reviews }: HomeFurther['reviews']) {
  return (
    <section>
      <SectionHead title={title}>
        <TextLink to={link.path}>{link.name}</TextLink>
      </SectionHead>
      <ul className={styles.reviews}>
        {reviews.map(({ text: words, by, product }) => (
          <li key={by}>
            <figure>
              <blockquote className={`${text.lg} ${serif.serif}`}>“{words}”</blockquote>
              <figcaption className={text.sm}>
                {by}
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
    </section>
  )
}
