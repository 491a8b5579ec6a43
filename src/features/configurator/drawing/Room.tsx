import type { Wall } from '../design/Design'
import { measureDoor } from '../design/measures'
import { Person } from './Person'
import { toBox } from './viewBox'
import * as styles from './drawing.module.css'

/** The lines of the room run this far outwards, beyond the edge of every drawing. */
const far = 20_000
/** How much they rise or fall until there: the room is drawn as seen from its middle. */
const rise = 7_000

/** The room: the wall with its door and sloping ceiling, the floor, and a person of 1.75 m beside the wall. */
export function Room({ wall, person }: { wall: Wall; person: string }) {
  const { width, height, slope } = wall
  const [low, high] = [slope?.side === 'left' ? slope.low : height, slope?.side === 'right' ? slope.low : height]
  const door = measureDoor(wall)
  return (
    <g aria-hidden="true">
      <rect x={-far} y={-far} width={2 * far + width} height={2 * far} className={styles.ceiling} />
      <path d={`M0 0V${-low}L${-far} ${-low - rise}V${rise}z`} className={styles.sideWall} />
      <path d={`M${width} 0V${-high}L${width + far} ${-high - rise}V${rise}z`} className={styles.sideWall} />
      <path d={`M0 0H${width}L${width + far} ${rise}H${-far}z`} className={styles.floor} />
      <path d={drawWall(wall)} className={styles.wall} />
      <path d={`M0 0H${width}v-70H0z`} className={styles.skirting} />
      {door && (
        <g className={styles.door}>
          <rect {...toBox(door)} />
          <path d={`M${door.right - 110} ${-door.top / 2}h60`} />
        </g>
      )}
      <Person x={width + 400} label={person} />
    </g>
  )
}

/** Returns the outline of the wall, whose ceiling may slope. */
function drawWall({ width, height, slope }: Wall): string {
  if (!slope) return `M0 0V${-height}H${width}V0z`
  return slope.side === 'left'
    ? `M0 0V${-slope.low}L${slope.run} ${-height}H${width}V0z`
    : `M0 0V${-height}H${width - slope.run}L${width} ${-slope.low}V0z`
}
