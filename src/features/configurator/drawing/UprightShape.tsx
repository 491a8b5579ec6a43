import type { CSSProperties } from 'react'
import type { PartArea } from '../design/measures'
import { toBox } from './viewBox'
import * as styles from './drawing.module.css'

/** The front view of an upright, to scale. Its outline makes it visible against a wall of the same tone. */
export function UprightShape({ area, swatch }: { area: PartArea; swatch: string }) {
  return (
    <g style={{ '--fill': swatch } as CSSProperties}>
      <rect {...toBox(area)} className={styles.outline} />
      <rect {...toBox(area)} className={styles.upright} />
    </g>
  )
}
