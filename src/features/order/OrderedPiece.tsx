import type { OrderLine } from '../../contract/order'
import { unitPrice } from '../../contract/unitPrice'
import { PageLink } from '../../design/PageLink'
import { Picture } from '../../design/Picture'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import { skuPath } from '../../pageTable/paths'
import type { OrderDays } from './orderDays'
import * as styles from './OrderLines.module.css'
import { comesInWords } from './rules/comesInWords'

interface OrderedPieceProps {
  line: OrderLine
  days: OrderDays | null
  /** It is picked up: then it is ready on a day, not with the shopper. */
  pickedUp: boolean
}

/** One line of the order: what, how many, for how much, and when it comes. */
export function OrderedPiece({ line, days, pickedUp }: OrderedPieceProps) {
  const words = useWords('order')
  const language = useLanguage()
  const money = useMoney()
  const comes = days && comesInWords(line, days, { pickedUp, words, language })
  return (
    <li className={styles.line}>
      <Picture picture={line.picture} sizes="96px" alt="" />
      <div>
        <p className={styles.title}>
          <PageLink to={skuPath(line.product_slugs, line.sku_slugs, language)}>{line.name}</PageLink>
          <span className={styles.amount}>{money(line.total)}</span>
        </p>
        <p className={styles.about}>
          {line.manufacturer_name}, {line.combination}
        </p>
        <p className={styles.about}>
          {line.quantity > 1 ? words.unitLine(line.quantity, money(unitPrice(line))) : words.pieces(1)}
          {line.free_quantity > 0 && `, ${words.freePieces(line.free_quantity)}`}
        </p>
        {line.giftlist_name !== null && <p className={styles.about}>{words.giftList(line.giftlist_name)}</p>}
        {comes !== null && <p className={styles.comes}>{comes}</p>}
      </div>
    </li>
  )
}
