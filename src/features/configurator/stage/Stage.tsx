import { type CSSProperties, type MutableRefObject, useRef } from 'react'
import { useWords } from '../../../i18n/useWords'
import { createViewBox, formatViewBox } from '../drawing/viewBox'
import { Measures } from '../drawing/Measures'
import { Room } from '../drawing/Room'
import { describeDesign } from '../words/describeDesign'
import { ColumnBay } from './ColumnBay'
import { ColumnButtons } from './ColumnButtons'
import { DesignPart } from './DesignPart'
import { PlaceBands } from './PlaceBands'
import { usePlanner } from '../planner/PlannerContext'
import { StageUprights } from './StageUprights'
import { toItemKey, useDesignKeys } from '../planner/useDesignKeys'
import { usePinch } from './usePinch'
import { useScale } from './useScale'
import type { StageElements } from './watchDrag'
import * as styles from './Stage.module.css'

interface StageProps {
  elements: MutableRefObject<StageElements | null>
  zoom: number
  onZoom: (zoom: number) => void
  /** The label of the person in the room. */
  person: string
}

/** The texts of the drawing have this height in px at any scale. */
const textSize = 13

/** The drawing in which the user builds: the room, the unit with its parts, and the places for a part. */
export function Stage({ elements, zoom, onZoom, person }: StageProps) {
  const planner = usePlanner()
  const { system, state, design } = planner
  const { selection, placing } = state
  const words = useWords('configurator')
  const svg = useRef<SVGSVGElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const viewBox = createViewBox(design.wall)
  const scale = useScale(svg, viewBox)
  const { current, setFocused, handleKeyDown } = useDesignKeys(planner, svg)
  const wasDragged = useRef(false)
  usePinch(scroller, zoom, onZoom)

  const collect = (part: Partial<StageElements>) => {
    elements.current = { ...elements.current, ...part } as StageElements
  }
  const shared = { elements, wasDragged, scale, current }
  // Parts keep their order in the document when they move, because a moved element would lose the focus.
  const parts = design.columns
    .flatMap(({ parts }, column) => parts.map((part) => ({ part, column })))
    .sort((one, other) => one.part.id - other.part.id)
  return (
    <div ref={scroller} className={styles.scroller}>
      <svg
        ref={(element) => {
          ;(svg as MutableRefObject<SVGSVGElement | null>).current = element
          if (element) collect({ svg: element })
        }}
        viewBox={formatViewBox(viewBox)}
        preserveAspectRatio="xMidYMax meet"
        className={styles.drawing}
        style={{ '--text': textSize / scale, width: `${zoom * 100}%`, height: `${zoom * 100}%` } as CSSProperties}
        role="group"
        aria-label={`${words.tools.drawing}. ${describeDesign(design, system, words).summary}`}
        aria-describedby="planner-keys"
        data-placing={placing ? '' : undefined}
        onKeyDown={handleKeyDown}
        onFocus={(event) => setFocused((event.target as SVGElement).dataset.item ?? null)}
      >
        <Room wall={design.wall} person={person} />
        {design.columns.map((_, column) => (
          <ColumnBay key={column} column={column} isCurrent={current === toItemKey({ kind: 'column', column })} />
        ))}
        <StageUprights />
        {parts.map(({ part, column }) => (
          <DesignPart key={part.id} part={part} column={column} {...shared} />
        ))}
        <Measures design={design} system={system} selected={selection?.kind === 'part' ? selection.id : undefined} />
        {!placing && <ColumnButtons scale={scale} />}
        {placing && <PlaceBands placing={placing} scale={scale} />}
        <rect ref={(ghost) => ghost && collect({ ghost })} className={styles.ghost} style={{ display: 'none' }} />
        <rect
          ref={(carried) => carried && collect({ carried })}
          className={styles.carried}
          style={{ display: 'none' }}
        />
      </svg>
      <p id="planner-keys" hidden>
        {words.tools.drawingHelp}
      </p>
    </div>
  )
}
