import { Skeleton } from '../../../design/Skeleton'
import * as styles from './BlankWall.module.css'

const tiles = [1, 2, 3, 4, 5, 6, 7, 8]

/** A wall on its way: blank pictures, and two bars for each name and price. */
export function BlankWall() {
  return (
    <div className={styles.wall}>
      {tiles.map((tile) => (
        <div key={tile}>
          <Skeleton ratio="4/5" />
          <Skeleton width="60%" height="0.9rem" />
          <Skeleton width="35%" height="0.9rem" />
        </div>
      ))}
    </div>
  )
}
