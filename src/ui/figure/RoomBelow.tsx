import { Picture, type PictureFile } from './Picture'
import * as styles from './RoomBelow.module.css'

interface RoomBelowProps {
  room: (PictureFile & { position?: string }) | null
  /** Whether the photo is on an account page, beside the navigation. */
  isInAccount?: boolean
}

/** A photo that reaches the edges of the page, below its content if there is little of it. */
export function RoomBelow({ room, isInAccount = false }: RoomBelowProps) {
  if (!room) return null
  const sizes = isInAccount ? '(min-width:64em) 75vw,100vw' : '100vw'
  return (
    <Picture
      picture={room}
      sizes={sizes}
      position={room.position}
      className={`${styles.room} ${isInAccount ? styles.inAccount : ''}`}
    />
  )
}
