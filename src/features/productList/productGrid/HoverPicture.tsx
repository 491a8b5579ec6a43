import { Picture, type PictureFile } from '../../../ui/figure/Picture'
import * as styles from './HoverPicture.module.css'

interface HoverPictureProps {
  picture: PictureFile
  sizes: string
}

/** What a card shows under a mouse: fades in over the first picture once it has come. */
export function HoverPicture(props: HoverPictureProps) {
  return (
    <div className={styles.second}>
      <Picture alt="" {...props} />
    </div>
  )
}
