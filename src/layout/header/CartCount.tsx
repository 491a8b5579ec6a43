import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import * as styles from './CartCount.module.css'

/** The pieces in the basket: a figure for the eye, a word more for the ear. */
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
