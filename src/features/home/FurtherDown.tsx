import type { HomeFurther } from '../../pageTable/contents/home'
import { PageLink } from '../../ui/button/PageLink'
import { SectionHead } from '../../ui/page/SectionHead'
import { TextLink } from '../../ui/button/TextLink'
import { Picture } from '../../ui/figure/Picture'
import * as styles from './FurtherDown.module.css'
import * as serif from '../../ui/serif.module.css'
import * as text from '../../ui/text.module.css'

/** The end of the home page: customer reviews, panels about gift lists and advice, and the services of the shop. */
export function FurtherDown({ reviews, panels, services }: HomeFurther) {
  return (
    <div className={styles.further}>
      <Reviews {...reviews} />
      <Panels panels={panels} />
      <ServiceRow services={services} />
    </div>
  )
}

/** Quotes appear in the serif typeface because a person is speaking. */
function Reviews({ title, link, reviews }: HomeFurther['reviews']) {
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

/** Shows pictures of rooms side by side, each with a link: make a gift list, request advice. */
function Panels({ panels }: Pick<HomeFurther, 'panels'>) {
  return (
    <div className={styles.panels}>
      {panels.map(({ title, text: words, link, picture }) => (
        <section key={title}>
          <Picture picture={picture} sizes="(min-width:45em) 50vw,100vw" />
          <h2 className={text.xl}>{title}</h2>
          <p>{words}</p>
          <TextLink to={link.path} arrow>
            {link.name}
          </TextLink>
        </section>
      ))}
    </div>
  )
}

function ServiceRow({ services }: Pick<HomeFurther, 'services'>) {
  return (
    <ul className={styles.services}>
      {services.map(({ title, text: line }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p className={text.sm}>{line}</p>
        </li>
      ))}
    </ul>
  )
}
