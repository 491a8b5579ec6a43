import type { ProductCard } from '../../../contract/product'
import { Badge } from '../../../design/Badge'
import { useWords } from '../../../i18n/useWords'
import * as styles from './CardBadge.module.css'

/** One badge per picture: a reduction before news. */
export function CardBadge({ card }: { card: Pick<ProductCard, 'sale_percent' | 'is_new'> }) {
  const words = useWords('catalogue').wall
  if (card.sale_percent !== null) {
    return (
      <Badge look="sale" className={styles.corner}>
        {words.reduced(card.sale_percent)}
      </Badge>
    )
  }
  return card.is_new ? <Badge className={styles.corner}>{words.isNew}</Badge> : null
}
