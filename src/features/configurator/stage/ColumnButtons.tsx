import { locateUpright, measureUnitWidth } from '../design/measures'
import { createColumnAddition } from '../planner/suggestAddition'
import { usePlanner } from '../planner/PlannerContext'
import * as styles from './Stage.module.css'

/** In px. */
const buttonSize = 36

/** The buttons are for pointers only. AdditionPanel has the same buttons for the keyboard and screen readers. */
export function ColumnButtons({ scale }: { scale: number }) {
  const { design, system, runCommand } = usePlanner()
  const { columns, wall } = design
  if (columns.length >= system.limits.columns) return null
  const unitWidth = measureUnitWidth(design, system)
  const left = locateUpright(design, 0)
  const gap = buttonSize / scale
  // The buttons are near the floor, so that they do not hide the label of the unit's height.
  const y = columns.length === 0 ? -wall.height / 2 : -150
  const places =
    columns.length === 0
      ? [{ at: 0, x: wall.width / 2 }]
      : [
          { at: 0, x: left - gap },
          { at: columns.length, x: left + unitWidth + gap },
        ]
  return (
    <>
      {places.map(({ at, x }) => (
        <g
          key={at}
          aria-hidden="true"
          className={styles.plus}
          transform={`translate(${x} ${y}) scale(${1 / scale})`}
          onClick={() => runCommand(createColumnAddition(design, at, system))}
        >
          <rect x={-buttonSize / 2} y={-buttonSize / 2} width={buttonSize} height={buttonSize} rx={2} />
          <path d="M0-8V8M-8 0H8" />
        </g>
      ))}
    </>
  )
}
