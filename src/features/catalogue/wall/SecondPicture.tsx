import { Picture, type PictureFile } from '../../../design/Picture'
import * as styles from './SecondPicture.module.css'

interface SecondPictureProps {
  picture: PictureFile
  sizes: string
}

/** What a tile shows under a mouse: fades in over the first picture once it has come. */
export function SecondPicture(props: SecondPictureProps) {
  return (
    <div className={styles.second}>
      <Picture alt="" {...props} />
    </div>
  )
}
