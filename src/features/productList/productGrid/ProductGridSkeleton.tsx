import { Skeleton } from '../../../ui/status/Skeleton'
import * as grid from './ProductGrid.module.css'
import * as styles from './ProductGridSkeleton.module.css'

const cards = [1, 2, 3, 4, 5, 6, 7, 8]

export function ProductGridSkeleton() {
  return (
    <div className={`${grid.grid} ${styles.skeleton}`}>
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
