import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { Price } from '../../ui/page/Price'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildSkuPath } from '../../pageTable/paths'
import { formatPriceParts } from '../variant/formatPriceParts'
import { formatStockStatus, getStockStatus } from '../variant/stockStatus'
import type { BundleItem } from './bundleItems'
import * as pictureRow from '../../ui/pictureRow.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './Bundle.module.css'

interface BundleItemHeadProps {
  item: Pick<BundleItem, 'product' | 'variant'>
  headingId: string
  onLeave: () => void
}

export function BundleItemHead({ item: { product, variant }, headingId, onLeave }: BundleItemHeadProps) {
  const language = useLanguage()
  const messages = useMessages('catalogue')
  const stockStatus = getStockStatus(variant)
  return (
    <div className={`${pictureRow.row} ${pictureRow.small}`}>
      <Picture picture={variant.pictures[0] ?? product.picture} sizes="112px" alt="" />
      <div className={`${styles.copy} ${text.sm}`}>
        <div>
          <h3 id={headingId}>
            <PageLink to={buildSkuPath(product.slugs, variant.slugs, language)} onClick={onLeave}>
              {product.name}
            </PageLink>
          </h3>
          <p className={styles.about}>
            {product.brand.name}
            <span>{variant.name}</span>
          </p>
        </div>
        <div>
          <p>
            <Price {...formatPriceParts(variant.price, false, messages.productGrid, language)} />
          </p>
          <p className={stockStatus.kind === 'in_stock' ? styles.inStock : styles.about}>
            {formatStockStatus(stockStatus, messages.stock)}
          </p>
        </div>
      </div>
    </div>
  )
}
