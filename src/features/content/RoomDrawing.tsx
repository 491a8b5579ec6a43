import type { RoomPlan } from '../../pageTable/contents/content'
import * as styles from './RoomDrawing.module.css'

/** In cm. Each drawing shows an area of this size, so that all rooms have the same scale. */
const sheetSize = { width: 560, height: 700 }
/** In cm. */
const doorWidth = 83
/** In cm, between the two lines of a window. */
const windowDepth = 10

/** The plan is to scale. Only the team member's product is drawn in ink; an empty room has none. */
export function RoomDrawing({ plan: { room, label, piece, isRound } }: { plan: RoomPlan }) {
  const { width, depth, door, things } = room
  const [windowStart, windowWidth] = room.window
  const [x, y] = room.piece
  return (
    <svg
      className={styles.plan}
      viewBox={`${(width - sheetSize.width) / 2} ${(depth - sheetSize.height) / 2} ${sheetSize.width} ${sheetSize.height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.floor} d={`M0 0h${width}v${depth}H0z`} />
      {things.map(([left, top, across, along]) => (
        <rect key={`${left} ${top}`} x={left} y={top} width={across} height={along} />
      ))}
      <path
        className={styles.wall}
        d={`M${windowStart} 0H0V${depth}H${door}M${door + doorWidth} ${depth}H${width}V0H${windowStart + windowWidth}`}
      />
      <path
        d={`M${windowStart} ${-windowDepth / 2}h${windowWidth}m0 ${windowDepth}h${-windowWidth}M${door} ${depth}v${-doorWidth}a${doorWidth} ${doorWidth} 0 0 1 ${doorWidth} ${doorWidth}`}
      />
      {piece && (
        <rect className={styles.piece} x={x} y={y} width={piece[0]} height={piece[1]} rx={isRound ? piece[0] / 2 : 0} />
      )}
    </svg>
  )
}
