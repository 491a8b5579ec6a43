import type { Wall } from '../design/Design'
import { measureDoor } from '../design/measures'
import { buildBox } from './viewBox'
import * as styles from './drawing.module.css'

export function WallShape({ wall }: { wall: Wall }) {
  const door = measureDoor(wall)
  return (
    <>
      <path d={drawWall(wall)} className={styles.wall} />
      <path d={`M0 0H${wall.width}v-70H0z`} className={styles.skirting} />
      {door && (
        <g className={styles.door}>
          <rect {...buildBox(door)} />
          <path d={`M${door.right - 110} ${-door.top / 2}h60`} />
        </g>
      )}
    </>
  )
}

function drawWall({ width, height, slope }: Wall): string {
  if (!slope) return `M0 0V${-height}H${width}V0z`
  return slope.side === 'left'
    ? `M0 0V${-slope.low}L${slope.run} ${-height}H${width}V0z`
    : `M0 0V${-height}H${width - slope.run}L${width} ${-slope.low}V0z`
}
