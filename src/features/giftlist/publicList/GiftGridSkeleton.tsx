import { Skeleton } from '../../../ui/status/Skeleton'
import * as styles from './GiftSection.module.css'

export function GiftGridSkeleton() {
  return (
    <div className={`wrap ${styles.skeleton}`} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton ratio="4/5" />
          <Skeleton width="60%" height="1.35rem" />
          <Skeleton height="4.5rem" />
        </div>
      ))}
    </div>
  )
}
