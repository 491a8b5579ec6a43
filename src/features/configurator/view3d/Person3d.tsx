import type { CSSProperties } from 'react'
import { Person } from '../drawing/Person'
import type { Scene } from './layOutScene'
import * as styles from './Room3d.module.css'

interface Person3dProps {
  place: Scene['person']
  /** The angle from which the user looks, in degrees. */
  yaw: number
  label: string
}

/** The person in the room, who always faces the user. */
export function Person3d({ place: { x, z }, yaw, label }: Person3dProps) {
  const style = { '--x': x, transform: `translateZ(calc(${z} * var(--mm))) rotateY(${-yaw}deg)` } as CSSProperties
  return (
    <svg viewBox="-300 -1950 600 1950" className={styles.person} style={style}>
      <Person x={0} label={label} />
    </svg>
  )
}
