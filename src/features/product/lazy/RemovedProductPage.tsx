import { useEffect, useRef } from 'react'
import type { ProductCard } from '../../../contract/product'
import { ButtonLink, PageLink } from '../../../ui/button/PageLink'
import * as tap from '../../../ui/button/tapLink.module.css'
import * as text from '../../../ui/text.module.css'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Crumb } from '../../../pageTable/pageContext'
import { ProductGridSection } from '../../productList/productGrid/ProductGridSection'
import * as styles from './RemovedProductPage.module.css'

const useMessages = bringMessages('gallery')

interface RemovedProductPageProps {
  name: string
  brand: Crumb
  family: Crumb | null
  relatives: readonly ProductCard[]
}

export function RemovedProductPage({ name, brand, family, relatives }: RemovedProductPageProps) {
  const messages = useMessages('gallery').gone
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element was removed together with the product page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <section className={styles.screen}>
        <div className="wrap">
          <p className={text.sm}>{messages.eyebrow}</p>
          <h1 ref={heading} tabIndex={-1} className={text.xxxl}>
            {messages.title(name)}
          </h1>
          <p className={`${styles.text} ${text.lg}`}>{family ? messages.withFamily(family.name) : messages.alone}</p>
          <p className={styles.links}>
            {family && <ButtonLink to={family.path}>{messages.family(family.name)}</ButtonLink>}
            <PageLink to={brand.path} className={`${text.link} ${tap.tapLink}`}>
              {messages.brand(brand.name)}
            </PageLink>
          </p>
        </div>
      </section>
      {relatives.length > 0 && <ProductGridSection title={messages.relatives} products={relatives} />}
    </>
  )
}
