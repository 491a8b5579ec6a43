import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { opening, readTurn, turn, turnByDrag, type Turn, type Viewpoint } from './turning'

/** The viewpoint of the view in 3D, and how a pointer, keys and buttons change it. */
export function useTurning() {
  const [viewpoint, setViewpoint] = useState(opening)
  const [isDragged, setDragged] = useState(false)
  // Two taps may come before a render.
  const turnTo = (to: Turn) => setViewpoint((from) => turn(from, to))
  const start = useRef<{ x: number; y: number; from: Viewpoint } | null>(null)

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    start.current = { x: event.clientX, y: event.clientY, from: viewpoint }
    setDragged(true)
  }
  const handlePointerMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (!start.current) return
    const { x, y, from } = start.current
    setViewpoint(turnByDrag(from, { x: clientX - x, y: clientY - y }, pointerType === 'touch'))
  }
  const handleEnd = () => {
    start.current = null
    setDragged(false)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const to = readTurn(event.key)
    if (!to) return
    event.preventDefault()
    turnTo(to)
  }
  return {
    viewpoint,
    isDragged,
    turnTo,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handleEnd,
      onPointerCancel: handleEnd,
      onKeyDown: handleKeyDown,
    },
  }
}
