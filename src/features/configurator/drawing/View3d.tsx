import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { useWords } from '../../../i18n/useWords'
import { ToolButton } from '../fields/ToolButton'
import { usePlanner } from '../planner/PlannerContext'
import { describeDesign } from '../words/describeDesign'
import { layOutBoxes, type Solid } from './layOutBoxes'
import * as styles from './View3d.module.css'

/** The greatest angle to either side, in degrees. Beyond it the user would look at the wall from behind. */
const furthest = 60
const turn = 15

/** The design in 3D, made of CSS transforms. It can be turned by dragging or with two buttons. */
export function View3d() {
  const { design, system } = usePlanner()
  const words = useWords('configurator')
  const [angle, setAngle] = useState(-25)
  const start = useRef<{ x: number; angle: number } | null>(null)
  const rotate = (to: number) => setAngle(Math.max(-furthest, Math.min(furthest, to)))
  const { width, height } = design.wall

  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, angle }
  }
  const handleMove = ({ clientX }: PointerEvent) => {
    if (start.current) rotate(start.current.angle + (clientX - start.current.x) / 4)
  }
  const handleEnd = () => {
    start.current = null
  }
  const room = { '--wide': width, '--high': height, '--angle': `${angle}deg` } as CSSProperties
  return (
    <div className={styles.view} style={room}>
      <div
        className={styles.scene}
        role="img"
        aria-label={words.tools.room(describeDesign(design, system, words).summary)}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleEnd}
        onPointerCancel={handleEnd}
      >
        <div className={styles.room}>
          <div className={styles.wall} />
          <div className={styles.floor} />
          {layOutBoxes(design, system).map(({ key, ...solid }) => (
            <Box key={key} {...solid} />
          ))}
        </div>
      </div>
      <div className={styles.tools}>
        <ToolButton icon="left" isSmall disabled={angle <= -furthest} onClick={() => rotate(angle - turn)}>
          {words.tools.turnLeft}
        </ToolButton>
        <ToolButton icon="right" isSmall disabled={angle >= furthest} onClick={() => rotate(angle + turn)}>
          {words.tools.turnRight}
        </ToolButton>
      </div>
    </div>
  )
}

/** A box with five faces; the sixth is at the wall. */
function Box({ x, y, width, height, depth, swatch }: Omit<Solid, 'key'>) {
  const size = { '--x': x, '--y': y, '--w': width, '--h': height, '--d': depth, '--fill': swatch } as CSSProperties
  return (
    <div className={styles.box} style={size}>
      <i className={styles.front} />
      <i className={styles.top} />
      <i className={styles.bottom} />
      <i className={styles.left} />
      <i className={styles.right} />
    </div>
  )
}
