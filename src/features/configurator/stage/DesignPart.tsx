import { type MutableRefObject, type PointerEvent, useRef } from 'react'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Part } from '../design/Design'
import { findType, measurePart, findSwatch } from '../design/measures'
import { PartShape } from '../drawing/PartShape'
import { buildBox, enlargeViewBox } from '../drawing/viewBox'
import { capitalize, describePart } from '../wording/describeDesign'
import { usePlanner } from '../planner/PlannerContext'
import { buildItemKey } from '../planner/useDesignKeys'
import { type StageElements, watchDrag } from './watchDrag'
import * as styles from './Stage.module.css'

const useMessages = bringMessages('configurator')

interface DesignPartProps {
  part: Part
  column: number
  elements: MutableRefObject<StageElements | null>
  /** Whether a drag has just ended. The click event that follows it must not select the part. */
  wasDragged: MutableRefObject<boolean>
  /** The px of one mm. */
  scale: number
  /** The key of the item that Tab reaches. */
  currentKey: string | undefined
}

/** On a touch screen, a drag moves a part only once it is selected; otherwise the drag scrolls. */
export function DesignPart({ part, column, elements, wasDragged, scale, currentKey }: DesignPartProps) {
  const { design, system, state, dispatch } = usePlanner()
  const messages = useMessages('configurator')
  const group = useRef<SVGGElement>(null)
  const type = findType(system, part.kind)
  const area = measurePart(design, column, part, system)
  if (!type || !area) return null
  const { id, kind, finish } = part
  const box = buildBox(area)
  const isSelected = state.selection?.kind === 'part' && state.selection.id === id
  const swatch = findSwatch(system.finishes, finish)
  const tabIndex = currentKey === buildItemKey({ kind: 'part', id }) ? 0 : -1

  const handlePointerDown = (event: PointerEvent) => {
    const isMouse = event.pointerType === 'mouse'
    if (!elements.current || event.button !== 0 || !event.isPrimary || (!isMouse && !isSelected)) return
    watchDrag(event.nativeEvent, {
      elements: elements.current,
      design,
      system,
      part: { kind, finish, id, swatch },
      element: group.current,
      box,
      onDrop: (place) => dispatch({ type: 'command', command: { type: 'move', id, ...place } }),
      onEnd: () => {
        wasDragged.current = true
      },
    })
  }
  const handleClick = () => {
    if (wasDragged.current) wasDragged.current = false
    else dispatch({ type: 'selected', selection: isSelected ? null : { kind: 'part', id } })
  }
  return (
    // useDesignKeys handles Enter and the space bar.
    <g
      ref={(element) => {
        ;(group as MutableRefObject<SVGGElement | null>).current = element
        createTabIndexRef(tabIndex)(element)
      }}
      role="button"
      tabIndex={tabIndex}
      className={styles.part}
      aria-pressed={isSelected}
      aria-label={`${capitalize(describePart(part, system, messages))}, ${messages.choice.column(column + 1)}`}
      data-item={buildItemKey({ kind: 'part', id })}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <PartShape type={type} box={box} swatch={swatch} />
      <rect {...enlargeViewBox(box, scale)} className={styles.target} />
    </g>
  )
}

/**
 * Returns a ref that makes an SVG element focusable. Preact writes the attribute of an SVG element as `tabIndex`, but
 * browsers recognize it in lower case only.
 */
export const createTabIndexRef =
  (index: number) =>
  (element: SVGElement | null): void =>
    element?.setAttribute('tabindex', String(index))
