import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from '../design/Design'
import { locateUpright, measureUnit } from '../design/measures'
import { UnitShapes } from '../drawing/UnitShapes'
import { formatViewBox } from '../drawing/viewBox'
import * as styles from '../drawing/drawing.module.css'

interface PresetDrawingProps {
  design: Design
  system: ShelvingSystem
  /** The size of the drawn wall in mm, so that several drawings have one scale. */
  width: number
  height: number
}

/** A small drawing of a unit without the room around it. The text beside it describes it. */
export function PresetDrawing({ design, system, width, height }: PresetDrawingProps) {
  const x = locateUpright(design, 0) + measureUnit(design, system) / 2 - width / 2
  return (
    <svg viewBox={formatViewBox({ x, y: -height, width, height })} className={styles.small} aria-hidden="true">
      <UnitShapes design={design} system={system} />
      <path d={`M${x} 0h${width}`} className={styles.floorLine} />
    </svg>
  )
}
