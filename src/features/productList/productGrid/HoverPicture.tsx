import { Picture, type PictureFile } from '../../../ui/figure/Picture'
import * as styles from './HoverPicture.module.css'

interface HoverPictureProps {
  picture: PictureFile
  sizes: string
}

/** The picture that fades in over the first one while the mouse is over a card. */
export function HoverPicture(props: HoverPictureProps) {
  return (
    <div className={styles.hover}>
      <Picture alt="" {...props} />
    </div>
  )
}
