import { PageLink } from '../../../design/PageLink'
import { Picture } from '../../../design/Picture'
import { Price } from '../../../design/Price'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { skuPath } from '../../../pageTable/paths'
import { priceParts } from '../price/priceParts'
import { stockText } from '../wall/stockText'
import { stockWord } from '../wall/stockWord'
import type { Piece } from './pieces'
import * as styles from './Combination.module.css'

interface PieceHeadProps {
  piece: Pick<Piece, 'product' | 'version'>
  headingId: string
  /** The shopper goes to its page. */
  onLeave: () => void
}

/** The chosen version: its picture, name, price and whether it is there. */
export function PieceHead({ piece: { product, version }, headingId, onLeave }: PieceHeadProps) {
  const language = useLanguage()
  const words = useWords('catalogue')
  const supply = stockWord(version)
  return (
    <div className={styles.head}>
      <Picture picture={version.pictures[0] ?? product.picture} sizes="112px" alt="" />
      <div className={styles.words}>
        <div>
          <h3 id={headingId}>
            <PageLink to={skuPath(product.slugs, version.slugs, language)} onClick={onLeave}>
              {product.name}
            </PageLink>
          </h3>
          <p className={styles.about}>
            {product.brand.name}
            <span>{version.name}</span>
          </p>
        </div>
        <div>
          <p>
            <Price {...priceParts(version.price, false, words.wall, language)} />
          </p>
          <p className={supply.kind === 'in_stock' ? styles.inStock : styles.about}>{stockText(supply, words.stock)}</p>
        </div>
      </div>
    </div>
  )
}
