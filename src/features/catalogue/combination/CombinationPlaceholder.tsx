import { Skeleton } from '../../../design/Skeleton'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import * as styles from './Combination.module.css'

/** As many pieces as are coming, in their shape. */
export function CombinationPlaceholder({ count }: { count: number }) {
  const words = useWords('panel').combination
  return (
    <div className={styles.pieces}>
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.piece}>
          <div className={styles.head}>
            <Skeleton ratio="4/5" />
            <Skeleton width="70%" height="4.5rem" />
          </div>
          <Skeleton width="60%" height="4.9rem" />
          <Skeleton width="130px" height="46px" />
        </div>
      ))}
    </div>
  )
}
