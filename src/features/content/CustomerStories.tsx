import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import type { FeaturedCustomer } from '../../pageTable/contents/content'
import * as serif from '../../ui/serif.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './CustomerStories.module.css'

export function CustomerStories({ customers }: { customers: FeaturedCustomer[] }) {
  return customers.map(({ month, title, by, quote, paragraphs, picture, products }) => (
    <section key={month} className={styles.customer}>
      <Picture picture={picture} sizes="(min-width:64em) 58vw,100vw" />
      <div>
        <p className={`${text.sm} ${text.stone}`}>{month}</p>
        <h2 className={text.xl}>{title}</h2>
        <blockquote className={`${text.lg} ${serif.serif}`}>“{quote}”</blockquote>
        <p className={`${text.sm} ${text.stone}`}>{by}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className={styles.products}>
          {products.map((product) => (
            <li key={product.path}>
              <PageLink to={product.path} className={text.sm}>
                <Picture picture={product.picture} sizes="112px" alt="" />
                <span className={text.link}>{product.name}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ))
}
