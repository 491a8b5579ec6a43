import type { Wall } from '../design/Design'
import { LabelledPerson } from './LabelledPerson'
import { WallShape } from './WallShape'
import * as styles from './drawing.module.css'

/** The side walls, floor and ceiling extend outwards by this distance, in mm, beyond the edge of every drawing. */
const farDistance = 20_000

/** The side walls, the floor and the ceiling are drawn in the plane of the wall. */
export function Room({ wall, personLabel }: { wall: Wall; personLabel: string }) {
  const { width, height, slope } = wall
  const [leftHeight, rightHeight] = [
    slope?.side === 'left' ? slope.low : height,
    slope?.side === 'right' ? slope.low : height,
  ]
  return (
    <g aria-hidden="true">
      <rect
        x={-farDistance}
        y={-farDistance}
        width={2 * farDistance + width}
        height={2 * farDistance}
        className={styles.ceiling}
      />
      <path d={`M0 0V${-leftHeight}H${-farDistance}V0z`} className={styles.leftWall} />
      <path d={`M${width} 0V${-rightHeight}H${width + farDistance}V0z`} className={styles.rightWall} />
      <path d={`M${-farDistance} 0H${width + farDistance}V${farDistance}H${-farDistance}z`} className={styles.floor} />
      <WallShape wall={wall} />
      <LabelledPerson x={width + 400} label={personLabel} />
    </g>
  )
}
