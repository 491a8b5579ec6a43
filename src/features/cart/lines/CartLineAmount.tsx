import type { CartItem } from '../../../contract/cart'
import * as text from '../../../design/text.module.css'
import { useMoney } from '../../../i18n/useMoney'
import { wantedQuantity } from '../../../state/cart/selectors'
import { useShopSelector } from '../../../state/hooks'
import * as styles from './CartLine.module.css'

/** What a line costs, as the API says: quiet while a wish is under way that makes it another amount. */
export function CartLineAmount({ item }: { item: CartItem }) {
  const money = useMoney()
  const waiting = useShopSelector(wantedQuantity(item.id)) !== item.quantity
  const colour = waiting ? text.stone : item.regularPrice === null ? '' : text.falu
  return <span className={`${styles.amount} ${colour}`.trim()}>{money(item.total)}</span>
}
