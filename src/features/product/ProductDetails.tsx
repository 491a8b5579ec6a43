import type { ReactNode } from 'react'
import type { Combination, Product } from '../../contract/product'
import { useLanguage } from '../../i18n/LanguageContext'
import { formatMoney } from '../../i18n/money'
import { useMessages } from '../../i18n/useMessages'
import { getDeliveryCost } from '../variant/getDeliveryCost'
import * as styles from './ProductDetails.module.css'

interface ProductDetailsProps {
  product: Product
  variant: Pick<Combination, 'delivery'>
}

export function ProductDetails({ product, variant }: ProductDetailsProps) {
  const language = useLanguage()
  const { deliveryText, ...messages } = useMessages('catalogue').product
  const { cost, freeFrom, returnCost } = getDeliveryCost(product.bulky)
  const returnTerms = product.bulky ? deliveryText.returnBulky : deliveryText.returnSmall
  return (
    <div>
      {product.description && (
        <DetailsSection title={messages.about} isOpen>
          <p>{product.description}</p>
        </DetailsSection>
      )}
      {(product.materials || product.care) && (
        <DetailsSection title={messages.materialAndCare}>
          <p>{product.materials}</p>
          <p>{product.care}</p>
        </DetailsSection>
      )}
      <DetailsSection title={messages.deliveryAndReturn}>
        <p>
          {product.bulky ? deliveryText.large : deliveryText.parcel}{' '}
          {deliveryText.cost(formatMoney(cost, language), freeFrom === null ? null : formatMoney(freeFrom, language))}
        </p>
        <p>
          {variant.delivery?.unit === 'weeks'
            ? deliveryText.returnMade
            : returnTerms(returnCost === 0 ? null : formatMoney(returnCost, language))}
        </p>
      </DetailsSection>
    </div>
  )
}

interface DetailsSectionProps {
  title: string
  isOpen?: boolean
  children: ReactNode
}

function DetailsSection({ title, isOpen, children }: DetailsSectionProps) {
  return (
    <details className={styles.details} open={isOpen}>
      <summary>
        {title}
        <svg width="20" height="20" aria-hidden="true">
          <path d="M4 10h12" />
          <path d="M10 4v12" />
        </svg>
      </summary>
      {children}
    </details>
  )
}
