import type { SyntheticEvent } from 'react'
import { Picture, type PictureFile } from '../../../ui/figure/Picture'

interface FadingPictureProps {
  formerPicture: PictureFile
  picture: PictureFile
  sizes: string
}

export function FadingPicture({ formerPicture, picture, sizes }: FadingPictureProps) {
  const showPicture = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    currentTarget.dataset.loaded = 'true'
  }
  return (
    <div data-fading>
      <Picture picture={formerPicture} alt="" sizes={sizes} />
      <div key={picture.name} onLoadCapture={showPicture} onErrorCapture={showPicture}>
        <Picture picture={picture} alt="" sizes={sizes} />
      </div>
    </div>
  )
}
