import { Picture, type PictureFile } from './Picture'
import * as styles from './RoomBelow.module.css'

interface RoomBelowProps {
  room: (PictureFile & { position?: string }) | null
  /** Whether the room is beside the navigation of an account page. */
  inAccount?: boolean
}

/**
 * Shows a picture of a room below the sentence of a page with little other content. The picture reaches the edges of
 * the page.
 */
export function RoomBelow({ room, inAccount = false }: RoomBelowProps) {
  if (!room) return null
  const sizes = inAccount ? '(min-width:64em) 75vw,100vw' : '100vw'
  return (
    <Picture
      picture={room}
      sizes={sizes}
      position={room.position}
      className={`${styles.room} ${inAccount ? styles.inAccount : ''}`}
    />
  )
}
