import { Picture, type PictureFile } from '../../../ui/figure/Picture'
import * as styles from './HoverPicture.module.css'

interface HoverPictureProps {
  picture: PictureFile
  sizes: string
}

/** Fades in over the first picture while the mouse is over a card. */
export function HoverPicture(props: HoverPictureProps) {
  return (
    <div className={styles.hover}>
      <Picture alt="" {...props} />
    </div>
  )
}
