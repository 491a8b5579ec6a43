import type { Wall } from '../design/Design'
import { LabelledPerson } from './LabelledPerson'
import { WallShape } from './WallShape'
import * as styles from './drawing.module.css'

/** The lines of the room run this far outwards, beyond the edge of every drawing. */
const far = 20_000
/** The height by which they rise or fall over that distance, because the room is drawn as seen from its middle. */
const rise = 7_000

/** The room: the wall with its door and sloping ceiling, the floor, and a person of 1.75 m beside the wall. */
export function Room({ wall, person }: { wall: Wall; person: string }) {
  const { width, height, slope } = wall
  const [low, high] = [slope?.side === 'left' ? slope.low : height, slope?.side === 'right' ? slope.low : height]
  return (
    <g aria-hidden="true">
      <rect x={-far} y={-far} width={2 * far + width} height={2 * far} className={styles.ceiling} />
      <path d={`M0 0V${-low}L${-far} ${-low - rise}V${rise}z`} className={styles.sideWall} />
      <path d={`M${width} 0V${-high}L${width + far} ${-high - rise}V${rise}z`} className={styles.sideWall} />
      <path d={`M0 0H${width}L${width + far} ${rise}H${-far}z`} className={styles.floor} />
      <WallShape wall={wall} />
      <LabelledPerson x={width + 400} label={person} />
    </g>
  )
}
