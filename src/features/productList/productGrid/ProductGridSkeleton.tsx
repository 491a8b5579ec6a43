import { Skeleton } from '../../../ui/status/Skeleton'
import * as styles from './ProductGridSkeleton.module.css'

const cards = [1, 2, 3, 4, 5, 6, 7, 8]

/** A grid on its way: blank pictures, and two bars for each name and price. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.wall}>
      {cards.map((card) => (
        <div key={card}>
          <Skeleton ratio="4/5" />
          <Skeleton width="60%" height="0.9rem" />
          <Skeleton width="35%" height="0.9rem" />
        </div>
      ))}
    </div>
  )
}
