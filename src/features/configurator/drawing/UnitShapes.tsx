import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, listPlacedParts } from '../design/Design'
import { findType, measurePart, measureUpright, type PartArea, findSwatch } from '../design/measures'
import { PartShape } from './PartShape'
import { buildBox } from './viewBox'
import type { CSSProperties } from 'react'
import * as styles from './drawing.module.css'

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
          <PartShape key={part.id} type={type} box={buildBox(area)} swatch={findSwatch(system.finishes, part.finish)} />
        )
      })}
    </>
  )
}

/** The outline makes an upright visible against a wall of the same tone. */
export function UprightShape({ area, swatch }: { area: PartArea; swatch: string }) {
  return (
    <g style={{ '--fill': swatch } as CSSProperties}>
      <rect {...buildBox(area)} className={styles.outline} />
      <rect {...buildBox(area)} className={styles.upright} />
    </g>
  )
}
