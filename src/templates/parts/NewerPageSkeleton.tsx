import { Skeleton } from '../../ui/status/Skeleton'
import { SlowNote } from '../../ui/status/SlowNote'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useHeadings } from '../../i18n/headings'
import * as styles from './NewerPageSkeleton.module.css'

export function NewerPageSkeleton() {
  const { looking } = useHeadings().notFound
  return (
    <div className={styles.looking}>
      <Skeleton ratio="8/5" />
      <div className={styles.copy}>
        <VisuallyHidden role="status">{looking}</VisuallyHidden>
        <SlowNote isBusy text={looking} />
        <Skeleton width="40%" height="0.9rem" />
        <Skeleton width="80%" height="2.5rem" />
        <Skeleton width="30%" height="1.5rem" />
        <Skeleton height="6rem" />
      </div>
    </div>
  )
}
