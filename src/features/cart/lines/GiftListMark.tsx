import type { CartItem } from '../../../contract/cart'
import { Icon } from '../../../design/Icon'
import { useWords } from '../../../i18n/useWords'
import * as styles from './CartLine.module.css'

/** Whose gift list a line is from. */
export function GiftListMark({ item }: { item: CartItem }) {
  const words = useWords('cart')
  if (item.id_giftlist_product === null) return null
  return (
    <p className={styles.delivery}>
      <Icon name="gift" />
      <span>{item.giftlist_name === null ? words.someGiftList : words.giftList(item.giftlist_name)}</span>
    </p>
  )
}
