import type { MutableRefObject, PointerEvent } from 'react'
import type { Part } from '../design/Design'
import { getPartType, measurePart, findSwatch } from '../design/measures'
import { PartShape } from '../drawing/PartShape'
import { buildBox, enlargeViewBox } from '../drawing/viewBox'
import { capitalize, describePart } from '../wording/describeDesign'
import { usePlanner } from '../planner/PlannerContext'
import { buildItemKey } from '../planner/useDesignKeys'
import { watchDrag } from './watchDrag'
import * as styles from './Stage.module.css'

interface DesignPartProps {
  part: Part
  column: number
  /** Whether a drag has just ended. The click event that follows the drag must not select the part. */
  wasDragged: MutableRefObject<boolean>
  /** In px per mm. */
  scale: number
  /** Tab moves the focus to the item with this key. */
  currentKey: string | undefined
}

/** On a touch screen, a drag on a part that is not selected scrolls the page. */
export function DesignPart({ part, column, wasDragged, scale, currentKey }: DesignPartProps) {
  const { messages, design, system, state, dispatch, runCommand, drawing } = usePlanner()
  const { id, kind, finish } = part
  const box = buildBox(measurePart(design, column, part, system))
  const isSelected = state.selection?.kind === 'part' && state.selection.id === id
  const swatch = findSwatch(system.finishes, finish)
  const tabIndex = currentKey === buildItemKey({ kind: 'part', id }) ? 0 : -1

  const handlePointerDown = (event: PointerEvent<SVGGElement>) => {
    const isMouse = event.pointerType === 'mouse'
    if (!drawing.current || event.button !== 0 || !event.isPrimary || (!isMouse && !isSelected)) return
    watchDrag(event.nativeEvent, {
      svg: drawing.current,
      design,
      system,
      part: { kind, finish, id, swatch },
      element: event.currentTarget,
      box,
      onDrop: (place) => runCommand({ type: 'move', id, ...place }),
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
      ref={createTabIndexRef(tabIndex)}
      role="button"
      tabIndex={tabIndex}
      className={styles.part}
      aria-pressed={isSelected}
      aria-label={`${capitalize(describePart(part, system, messages))}, ${messages.choice.column(column + 1)}`}
      data-item={buildItemKey({ kind: 'part', id })}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <PartShape type={getPartType(system, kind)} box={box} swatch={swatch} />
      <rect {...enlargeViewBox(box, scale)} className={styles.target} />
    </g>
  )
}

/** Preact writes the attribute of an SVG element as `tabIndex`, but browsers recognize it in lower case only. */
export const createTabIndexRef =
  (index: number) =>
  (element: SVGElement | null): void =>
    element?.setAttribute('tabindex', String(index))
