import { Skeleton } from '../../ui/status/Skeleton'
import * as styles from './WishlistSkeleton.module.css'

export function WishlistSkeleton() {
  return (
    <div className={styles.shape} aria-hidden="true">
      <Skeleton ratio="4/5" />
      <Skeleton ratio="4/5" />
      <Skeleton ratio="4/5" />
      <Skeleton ratio="4/5" />
    </div>
  )
}
