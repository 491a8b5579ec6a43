import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, listPlacedParts } from '../design/Design'
import { getPartType, measurePart, measureUpright, type WallArea, findSwatch } from '../design/measures'
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
      {listPlacedParts(design).map(({ part, column }) => (
        <PartShape
          key={part.id}
          type={getPartType(system, part.kind)}
          box={buildBox(measurePart(design, column, part, system))}
          swatch={findSwatch(system.finishes, part.finish)}
        />
      ))}
    </>
  )
}

/** Without the outline, an upright would be invisible against a wall of the same tone. */
export function UprightShape({ area, swatch }: { area: WallArea; swatch: string }) {
  return (
    <g style={{ '--fill': swatch } as CSSProperties}>
      <rect {...buildBox(area)} className={styles.outline} />
      <rect {...buildBox(area)} className={styles.upright} />
    </g>
  )
}
