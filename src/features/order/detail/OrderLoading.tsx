import { Skeleton } from '../../../design/Skeleton'
import { SlowNote } from '../../../design/SlowNote'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import * as styles from './OrderDetail.module.css'

/** An order is being fetched. */
export function OrderLoading() {
  const { loading } = useWords('order')
  return (
    <div className={styles.loading}>
      <VisuallyHidden>
        <span role="status">{loading}</span>
      </VisuallyHidden>
      <SlowNote underWay text={loading} />
      <Skeleton width="min(100%, 24rem)" height="2rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="20rem" />
    </div>
  )
}
