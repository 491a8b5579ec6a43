import type { ShownVariant } from '../../../store/sidePanelSlice'
import { Picture } from '../../../ui/figure/Picture'
import * as pictureRow from '../../../ui/pictureRow.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './CartResult.module.css'

export function VariantRow({ shownVariant: { picture, name, variant } }: { shownVariant: ShownVariant }) {
  return (
    <div className={`${pictureRow.row} ${pictureRow.small}`}>
      <Picture picture={picture} sizes="112px" alt="" />
      <div className={styles.variant}>
        <p>{name}</p>
        <p className={`${pictureRow.variant} ${text.sm} ${text.stone}`}>{variant}</p>
      </div>
    </div>
  )
}
