import type { CSSProperties } from 'react'
import type { PartArea } from '../design/measures'
import { buildBox } from './viewBox'
import * as styles from './drawing.module.css'

/** The front view of an upright, to scale. Its outline makes it visible against a wall of the same tone. */
export function UprightShape({ area, swatch }: { area: PartArea; swatch: string }) {
  return (
    <g style={{ '--fill': swatch } as CSSProperties}>
      <rect {...buildBox(area)} className={styles.outline} />
      <rect {...buildBox(area)} className={styles.upright} />
    </g>
  )
}
