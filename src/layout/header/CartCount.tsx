import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import * as styles from './CartCount.module.css'

/** The number of items in the cart, followed by a noun for screen readers. */
export function CartCount({ count }: { count: number }) {
  const { header } = useWords('frame')
  return (
    <>
      {' '}
      <span className={styles.count}>{count}</span>
      <VisuallyHidden> {header.pieces(count)}</VisuallyHidden>
    </>
  )
}
