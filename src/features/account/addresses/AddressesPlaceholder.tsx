import { Skeleton } from '../../../design/Skeleton'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import * as styles from './Addresses.module.css'

/** Two addresses in the shape that they will have. */
export function AddressesPlaceholder({ label }: { label: string }) {
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={styles.rows}>
        <Skeleton height="13rem" />
        <Skeleton height="13rem" />
      </div>
    </div>
  )
}
