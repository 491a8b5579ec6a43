import { createContext, type ReactNode } from 'react'
import { Picture, type PictureFile } from '../../../ui/figure/Picture'
import * as styles from './ColumnBesideRoom.module.css'

export const AccountRoom = createContext<PictureFile | null>(null)

export function ColumnBesideRoom({ room, children }: { room: PictureFile | null; children: ReactNode }) {
  if (!room) return <>{children}</>
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <Picture picture={room} sizes="(min-width:64em) 55vw,100vw" alt="" className={styles.room} />
    </div>
  )
}
