import type { Picture as PictureFile } from '../../contract/picture'
import { Picture } from '../../ui/figure/Picture'
import * as styles from './SecondRoom.module.css'

export function SecondRoom({ picture }: { picture: PictureFile }) {
  return (
    <div className={styles.room}>
      <Picture picture={picture} sizes="100vw" />
    </div>
  )
}
