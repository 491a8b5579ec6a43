import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, findPart } from '../design/Design'
import { locateUpright, measureColumn, measureUnitWidth, measureUpright } from '../design/measures'
import { convertToCm } from '../wording/describeDesign'
import * as styles from './drawing.module.css'

interface MeasuresProps {
  design: Design
  system: ShelvingSystem
  /** The id of the part whose height above the floor is drawn. */
  selectedId?: number
  /** Whether the height of every part is drawn, for print. */
  isComplete?: boolean
}

export function Measures({ design, system, selectedId, isComplete = false }: MeasuresProps) {
  const { columns, uprights, wall } = design
  if (columns.length === 0)
    return <DimensionLine from={[0, 170]} to={[wall.width, 170]} text={`${convertToCm(wall.width)} cm`} />
  const left = locateUpright(design, 0)
  const right = left + measureUnitWidth(design, system)
  const top = Math.max(...uprights.map((_, index) => measureUpright(design, index, system).top))
  const placedPart = selectedId === undefined ? undefined : findPart(design, selectedId)
  const shownHeights = isComplete
    ? columns.flatMap(({ parts }, column) => parts.map(({ at }) => ({ at, column })))
    : placedPart
      ? [{ at: placedPart.part.at, column: placedPart.column }]
      : []
  return (
    <g aria-hidden="true" pointerEvents="none">
      {columns.map(({ width }, index) => {
        const x = locateUpright(design, index)
        return (
          <DimensionLine
            key={index}
            from={[x, -top - 110]}
            to={[x + width, -top - 110]}
            text={String(convertToCm(width))}
          />
        )
      })}
      <DimensionLine from={[left, 170]} to={[right, 170]} text={`${convertToCm(right - left)} cm`} />
      <DimensionLine from={[left - 130, 0]} to={[left - 130, -top]} text={String(convertToCm(top))} />
      {shownHeights.map(({ at, column }) => {
        const area = measureColumn(design, column, system)
        const x = (area.left + area.right) / 2
        return isComplete ? (
          <g key={`${column}-${at}`} className={styles.measure}>
            <text x={area.left + 100} y={-at + 110}>
              {convertToCm(at)}
            </text>
          </g>
        ) : (
          <g key={column} className={styles.inside}>
            <DimensionLine from={[x, 0]} to={[x, -at]} text={String(convertToCm(at))} />
          </g>
        )
      })}
    </g>
  )
}

type Point = readonly [x: number, y: number]

function DimensionLine({ from: [x, y], to: [endX, endY], text }: { from: Point; to: Point; text: string }) {
  const isHorizontal = y === endY
  const tick = isHorizontal ? 'v40' : 'h40'
  const ticks = isHorizontal
    ? `M${x} ${y - 20}${tick}M${endX} ${y - 20}${tick}`
    : `M${x - 20} ${y}${tick}M${x - 20} ${endY}${tick}`
  return (
    <g className={styles.measure}>
      <path d={`M${x} ${y}L${endX} ${endY}${ticks}`} />
      {isHorizontal ? (
        <text x={(x + endX) / 2} y={y} dy={y < 0 ? '-0.5em' : '1.3em'} textAnchor="middle">
          {text}
        </text>
      ) : (
        <text x={x} y={(y + endY) / 2} dx="-0.5em" dy="0.35em" textAnchor="end">
          {text}
        </text>
      )}
    </g>
  )
}
