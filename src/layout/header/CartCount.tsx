import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useMessages } from '../../i18n/useMessages'
import * as styles from './CartCount.module.css'

export function CartCount({ count }: { count: number }) {
  const { header } = useMessages('frame')
  return (
    <>
      {' '}
      <span className={styles.count}>{count}</span>
      <VisuallyHidden> {header.pieces(count)}</VisuallyHidden>
    </>
  )
}
