import { type CSSProperties, useRef } from 'react'
import { measureUpright } from '../design/measures'
import { Measures } from '../drawing/Measures'
import { Room } from '../drawing/Room'
import { UprightShapes } from '../drawing/UnitShapes'
import { createViewBox, formatViewBox, buildBox } from '../drawing/viewBox'
import { usePlanner } from '../planner/PlannerContext'
import { buildItemKey, useDesignKeys } from '../planner/useDesignKeys'
import { describeDesign, convertToCm } from '../wording/describeDesign'
import { ColumnButtons } from './ColumnButtons'
import { DesignPart, createTabIndexRef } from './DesignPart'
import { PlaceBands } from './PlaceBands'
import { usePinch } from './usePinch'
import { textSize, useScale } from './useScale'
import * as styles from './Stage.module.css'

export function Stage({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const planner = usePlanner()
  const { messages, system, state, design, drawing } = planner
  const { selection, placement } = state
  const scroller = useRef<HTMLDivElement>(null)
  const viewBox = createViewBox(design.wall)
  const scale = useScale(drawing, viewBox)
  const { currentKey, setFocusedKey, handleKeyDown } = useDesignKeys(planner)
  const wasDragged = useRef(false)
  usePinch(scroller, zoom, onZoom)

  // Parts keep their order in the document when they move, because a moved element would lose the focus.
  const parts = design.columns
    .flatMap(({ parts }, column) => parts.map((part) => ({ part, column })))
    .sort((one, other) => one.part.id - other.part.id)
  return (
    // Chromium turns an SVG element with a focus listener into a tab stop, so its parent has the listener.
    <div
      ref={scroller}
      className={styles.scroller}
      data-zoomed={zoom > 1 ? '' : undefined}
      onFocus={(event) => setFocusedKey(event.target.dataset.item ?? null)}
    >
      <svg
        ref={drawing}
        viewBox={formatViewBox(viewBox)}
        preserveAspectRatio="xMidYMax meet"
        className={styles.drawing}
        style={{ '--text': textSize / scale, width: `${zoom * 100}%`, height: `${zoom * 100}%` } as CSSProperties}
        role="group"
        aria-label={`${messages.tools.drawing}. ${describeDesign(design, system, messages).summary}`}
        aria-describedby="planner-keys"
        data-placing={placement ? '' : undefined}
        onKeyDown={handleKeyDown}
      >
        <Room wall={design.wall} personLabel={messages.tools.person} />
        {design.columns.map((_, column) => (
          <ColumnBay key={column} column={column} isTabStop={currentKey === buildItemKey({ kind: 'column', column })} />
        ))}
        <g aria-hidden="true" pointerEvents="none">
          <UprightShapes design={design} system={system} />
        </g>
        {parts.map(({ part, column }) => (
          <DesignPart key={part.id} {...{ part, column, wasDragged, scale, currentKey }} />
        ))}
        <Measures design={design} system={system} selectedId={selection?.kind === 'part' ? selection.id : undefined} />
        {!placement && <ColumnButtons scale={scale} />}
        {placement && <PlaceBands placement={placement} scale={scale} />}
        {/* While the user drags a part, the first rectangle shows where the part will hang. The second rectangle
            follows the pointer with a new part. */}
        <rect data-ghost className={styles.ghost} style={{ display: 'none' }} />
        <rect data-carried className={styles.carried} style={{ display: 'none' }} />
      </svg>
      <p id="planner-keys" hidden>
        {messages.tools.drawingHelp}
      </p>
    </div>
  )
}

function ColumnBay({ column, isTabStop }: { column: number; isTabStop: boolean }) {
  const { messages, design, system, state, dispatch } = usePlanner()
  const leftUpright = measureUpright(design, column, system)
  const rightUpright = measureUpright(design, column + 1, system)
  const isSelected = state.selection?.kind === 'column' && state.selection.column === column
  const selectColumn = () => dispatch({ type: 'selected', selection: isSelected ? null : { kind: 'column', column } })
  const area = {
    left: leftUpright.left,
    right: rightUpright.right,
    bottom: Math.min(leftUpright.bottom, rightUpright.bottom),
    top: Math.max(leftUpright.top, rightUpright.top),
  }
  return (
    // useDesignKeys handles Enter and the space bar.
    <rect
      {...buildBox(area)}
      className={styles.bay}
      role="button"
      ref={createTabIndexRef(isTabStop ? 0 : -1)}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={messages.text.column(column + 1, convertToCm(design.columns[column]!.width))}
      data-item={buildItemKey({ kind: 'column', column })}
      onClick={selectColumn}
    />
  )
}
