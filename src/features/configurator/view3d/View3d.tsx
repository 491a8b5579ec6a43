import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { LabelledPerson } from '../drawing/LabelledPerson'
import { ToolButton } from '../fields/ToolButton'
import { usePlanner } from '../planner/PlannerContext'
import { type Direction, readArrowKey } from '../planner/useDesignKeys'
import { textSize, useScale } from '../stage/useScale'
import { describeDesign } from '../wording/describeDesign'
import { layOutScene, type Scene } from './layOutScene'
import { Room3d } from './Room3d'
import { turnLimits, initialViewpoint, turnViewpoint, dragViewpoint, type Viewpoint } from './turning'
import { Unit3d } from './Unit3d'
import * as text from '../../../ui/text.module.css'
import * as styles from './View3d.module.css'
import * as roomStyles from './Room3d.module.css'

/** The space around the wall in mm, as the sum of two opposite sides. */
const wallMargin = 500
const leftmostYaw = -turnLimits.maxYaw

export function View3d() {
  const { messages, design, system } = usePlanner()
  const { viewpoint, isDragged, turnView, handlers } = useTurning()
  const { yaw, pitch } = viewpoint
  const scene = useMemo(() => layOutScene(design, system), [design, system])
  const { wall } = design
  const viewElement = useRef<HTMLDivElement>(null)
  const shownSize = { width: wall.width + wallMargin, height: wall.height + wallMargin + 150 }
  const viewStyle = {
    '--wide': shownSize.width,
    '--high': shownSize.height,
    '--text': textSize / useScale(viewElement, shownSize),
  } as CSSProperties
  // As a custom property, the angle would be inherited by every face, and each frame would recompute all their styles.
  const roomStyle = {
    '--w': wall.width,
    '--h': wall.height,
    transform: `rotateX(${-pitch}deg) rotateY(${yaw}deg)`,
  } as CSSProperties
  const buttons: [turn: Direction, isDisabled: boolean][] = [
    ['left', yaw <= leftmostYaw],
    ['right', yaw >= turnLimits.maxYaw],
    ['up', pitch >= turnLimits.maxPitch],
    ['down', pitch <= turnLimits.minPitch],
  ]
  return (
    <div ref={viewElement} className={styles.view} style={viewStyle}>
      <div
        className={styles.scene}
        role="slider"
        tabIndex={0}
        aria-label={messages.view3d.room(describeDesign(design, system, messages).summary)}
        aria-describedby="view3d-help"
        aria-valuemin={leftmostYaw}
        aria-valuemax={turnLimits.maxYaw}
        aria-valuenow={Math.round(yaw)}
        aria-valuetext={messages.view3d.viewpoint(Math.round(yaw), Math.round(pitch))}
        data-dragged={isDragged ? '' : undefined}
        {...handlers}
      >
        <div className={styles.room} style={roomStyle}>
          <Room3d wall={wall} scene={scene} />
          <Unit3d scene={scene} system={system} />
          <Person3d place={scene.person} yaw={yaw} />
        </div>
      </div>
      <div className={styles.tools}>
        <p id="view3d-help" className={text.xs}>
          {messages.view3d.help}
        </p>
        {buttons.map(([direction, isDisabled]) => (
          <ToolButton
            key={direction}
            icon={direction}
            isSmall
            disabled={isDisabled}
            onClick={() => turnView(direction)}
          >
            {messages.view3d[direction]}
          </ToolButton>
        ))}
      </div>
    </div>
  )
}

/** The drawing of the person always faces the user. */
function Person3d({ place: { x, z }, yaw }: { place: Scene['person']; yaw: number }) {
  const { person } = usePlanner().messages.tools
  const style = { '--x': x, transform: `translateZ(calc(${z} * var(--mm))) rotateY(${-yaw}deg)` } as CSSProperties
  return (
    <svg viewBox="-300 -1950 600 1950" className={roomStyles.person} style={style}>
      <LabelledPerson x={0} label={person} />
    </svg>
  )
}

function useTurning() {
  const [viewpoint, setViewpoint] = useState(initialViewpoint)
  const [isDragged, setIsDragged] = useState(false)
  // The user may tap twice before the next render, so the state needs an updater function.
  const turnView = (direction: Direction) =>
    setViewpoint((currentViewpoint) => turnViewpoint(currentViewpoint, direction))
  const dragStart = useRef<{ x: number; y: number; startViewpoint: Viewpoint } | null>(null)

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    dragStart.current = { x: event.clientX, y: event.clientY, startViewpoint: viewpoint }
    setIsDragged(true)
  }
  const handlePointerMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (!dragStart.current) return
    const { x, y, startViewpoint } = dragStart.current
    setViewpoint(dragViewpoint(startViewpoint, { x: clientX - x, y: clientY - y }, pointerType === 'touch'))
  }
  const handleEnd = () => {
    dragStart.current = null
    setIsDragged(false)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = readArrowKey(event.key)
    if (!direction) return
    event.preventDefault()
    turnView(direction)
  }
  return {
    viewpoint,
    isDragged,
    turnView,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handleEnd,
      onPointerCancel: handleEnd,
      onKeyDown: handleKeyDown,
    },
  }
}
