import { Picture } from '../../../ui/figure/Picture'
import type { GiftlistAddition } from '../../../store/sidePanelSlice'
import * as pictureRow from '../../../ui/pictureRow.module.css'
import * as styles from './AdditionItem.module.css'

/** The variant that goes to a gift list. */
export function AdditionItem({ item: { picture, name, variant } }: { item: GiftlistAddition }) {
  return (
    <div className={`${pictureRow.row} ${pictureRow.small}`}>
      <Picture picture={picture} sizes="112px" alt="" />
      <div className={styles.text}>
        <p>{name}</p>
        <p className={`${pictureRow.variant} ${styles.variant}`}>{variant}</p>
      </div>
    </div>
  )
}
