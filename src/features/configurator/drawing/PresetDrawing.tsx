import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, listPlacedParts } from '../design/Design'
import { findType, locateUpright, measurePart, measureUnit, measureUpright } from '../design/measures'
import { findSwatch } from './findSwatch'
import { PartShape } from './PartShape'
import { UprightShape } from './UprightShape'
import { formatViewBox, toBox } from './viewBox'
import * as styles from './drawing.module.css'

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

/** All uprights and parts of a design, to look at only. */
export function UnitShapes({ design, system }: { design: Design; system: ShelvingSystem }) {
  return (
    <>
      {design.uprights.map((_, index) => (
        <UprightShape
          key={index}
          area={measureUpright(design, index, system)}
          swatch={findSwatch(system.colours, design.colour)}
        />
      ))}
      {listPlacedParts(design).map(({ part, column }) => {
        const type = findType(system, part.kind)
        const area = measurePart(design, column, part, system)
        if (!type || !area) return null
        return (
          <PartShape key={part.id} type={type} box={toBox(area)} swatch={findSwatch(system.finishes, part.finish)} />
        )
      })}
    </>
  )
}
