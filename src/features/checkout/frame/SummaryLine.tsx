import type { CartItem } from '../../../contract/cart'
import { Picture } from '../../../design/Picture'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import * as styles from './OrderSummary.module.css'

/** One line of the order: what it is, how many of it, what is free of it, and what it costs. */
export function SummaryLine({ item }: { item: CartItem }) {
  const words = useWords('checkout')
  const money = useMoney()
  return (
    <li className={styles.line}>
      <Picture picture={item.picture} sizes="64px" alt="" />
      <span>
        {item.name}
        <span className={styles.combination}>{words.pieces(item.combination, item.quantity)}</span>
        {item.free_quantity > 0 && <span className={styles.note}>{words.freePieces(item.free_quantity)}</span>}
        {item.giftlist_name !== null && <span className={styles.note}>{words.giftlist(item.giftlist_name)}</span>}
      </span>
      <span className={styles.amount}>{money(item.total)}</span>
    </li>
  )
}
