import { type CSSProperties, Fragment } from 'react'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, listPlacedParts } from '../design/Design'
import { getPartType, measurePart, measureUpright, findSwatch } from '../design/measures'
import { PartShape } from './PartShape'
import { buildBox } from './viewBox'
import * as styles from './drawing.module.css'

interface UnitShapesProps {
  design: Design
  system: ShelvingSystem
}

export function UnitShapes({ design, system }: UnitShapesProps) {
  return (
    <>
      <UprightShapes design={design} system={system} />
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
export function UprightShapes({ design, system }: UnitShapesProps) {
  const style = { '--fill': findSwatch(system.colours, design.colour) } as CSSProperties
  return (
    <g style={style}>
      {design.uprights.map((_, index) => {
        const box = buildBox(measureUpright(design, index, system))
        return (
          <Fragment key={index}>
            <rect {...box} className={styles.outline} />
            <rect {...box} className={styles.upright} />
          </Fragment>
        )
      })}
    </g>
  )
}
