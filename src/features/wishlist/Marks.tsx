import { Icon } from '../../design/Icon'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import type { WishMarks } from './wishMarks'
import * as styles from './Wishlist.module.css'

/** What has become better about a piece since it was kept, in words. */
export function Marks({ back, cheaper }: WishMarks) {
  const words = useWords('wishlist').marks
  const money = useMoney()
  if (!back && cheaper === null) return null
  return (
    <ul className={styles.marks}>
      {back && (
        <li className={styles.back}>
          <Icon name="check" />
          {words.back}
        </li>
      )}
      {cheaper !== null && <li className={styles.cheaper}>{words.cheaper(money(cheaper))}</li>}
    </ul>
  )
}
