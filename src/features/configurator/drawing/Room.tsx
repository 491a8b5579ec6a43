import type { Wall } from '../design/Design'
import { LabelledPerson } from './LabelledPerson'
import { WallShape } from './WallShape'
import * as styles from './drawing.module.css'

/** The side walls, the floor and the ceiling go on this far outwards, beyond the edge of every drawing. */
const far = 20_000

/** The room, unfolded: the wall with its door and sloping ceiling, the floor, and a person of 1.75 m beside the wall. */
export function Room({ wall, person }: { wall: Wall; person: string }) {
  const { width, height, slope } = wall
  const [low, high] = [slope?.side === 'left' ? slope.low : height, slope?.side === 'right' ? slope.low : height]
  return (
    <g aria-hidden="true">
      <rect x={-far} y={-far} width={2 * far + width} height={2 * far} className={styles.ceiling} />
      <path d={`M0 0V${-low}H${-far}V0z`} className={styles.leftWall} />
      <path d={`M${width} 0V${-high}H${width + far}V0z`} className={styles.rightWall} />
      <path d={`M${-far} 0H${width + far}V${far}H${-far}z`} className={styles.floor} />
      <WallShape wall={wall} />
      <LabelledPerson x={width + 400} label={person} />
    </g>
  )
}
