import type { LowerSectionsContent } from '../../pageTable/contents/home'
import { PageLink } from '../../ui/button/PageLink'
import { TextLink } from '../../ui/button/TextLink'
import { Picture } from '../../ui/figure/Picture'
import * as serif from '../../ui/serif.module.css'
import * as styles from './LowerSections.module.css'
import * as text from '../../ui/text.module.css'

export function LowerSections({ quote, panels, services }: LowerSectionsContent) {
  return (
    <div className={styles.sections}>
      {quote && <CustomerQuote quote={quote} />}
      <Panels panels={panels} />
      <ServiceRow services={services} />
    </div>
  )
}

function CustomerQuote({
  quote: { text: quoteText, by, product, picture },
}: {
  quote: NonNullable<LowerSectionsContent['quote']>
}) {
  return (
    <div className={styles.quote}>
      {picture && <Picture picture={picture} sizes="(min-width:45em) 40vw,100vw" />}
      <figure>
        <blockquote className={`${text.xxl} ${serif.serif}`}>“{quoteText}”</blockquote>
        <figcaption className={`${text.sm} ${text.stone}`}>
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
    </div>
  )
}

function Panels({ panels }: Pick<LowerSectionsContent, 'panels'>) {
  return (
    <div className={styles.panels}>
      {panels.map(({ title, text: panelText, link, picture }) => (
        <section key={title}>
          <Picture picture={picture} sizes="(min-width:45em) 50vw,100vw" />
          <h2 className={text.xl}>{title}</h2>
          <p>{panelText}</p>
          <TextLink to={link.path} hasArrow>
            {link.name}
          </TextLink>
        </section>
      ))}
    </div>
  )
}

function ServiceRow({ services }: Pick<LowerSectionsContent, 'services'>) {
  return (
    <ul className={styles.services}>
      {services.map(({ title, text: serviceText }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p className={text.sm}>{serviceText}</p>
        </li>
      ))}
    </ul>
  )
}
