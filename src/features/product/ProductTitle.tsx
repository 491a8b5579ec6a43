import type { Product } from '../../contract/product'
import { PageLink } from '../../ui/button/PageLink'
import { Price, type PriceProps } from '../../ui/page/Price'
import * as text from '../../ui/text.module.css'
import { useMessages } from '../../i18n/useMessages'
import type { Crumb } from '../../pageTable/pageContext'
import * as styles from './ProductTitle.module.css'

interface ProductTitleProps {
  product: Product
  brand: Crumb
  price: PriceProps
  isDeliveredFree: boolean
  isSoldOut: boolean
}

/**
 * Without the spans, `text-wrap: balance` could break a line after a hyphen ("three-seat") or before a word of one
 * letter ("set L").
 */
const preventBreaks = (name: string) =>
  name
    .split(/(\S+-\S+|\S+ \S\b,?)/)
    .map((fragment, index) => (index % 2 === 0 ? fragment : <span key={index}>{fragment}</span>))

export function ProductTitle({
  product,
  brand,
  price: { lowest, ...price },
  isDeliveredFree,
  isSoldOut,
}: ProductTitleProps) {
  const messages = useMessages('catalogue').product
  const quietClass = `${text.sm} ${text.stone}`
  return (
    <>
      <p className={quietClass}>
        <PageLink to={brand.path} className={text.link}>
          {brand.name}
        </PageLink>
        {product.designer && `, ${messages.designedBy(product.designer)}`}
      </p>
      <h1 className={`${text.xxl} ${styles.name}`}>{preventBreaks(product.name)}</h1>
      {isSoldOut ? (
        <p className={`${quietClass} ${styles.price}`}>{messages.lastPrice(price.amount)}</p>
      ) : (
        <p className={`${text.lg} ${styles.price}`}>
          <Price {...price} />{' '}
          <span className={quietClass}>
            {messages.vatIncluded}
            {isDeliveredFree && `, ${messages.freeDelivery}`}
          </span>
          <small>{lowest}</small>
        </p>
      )}
    </>
  )
}
