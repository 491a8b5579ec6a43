import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, listPlacedParts } from '../design/Design'
import { findType, measurePart, measureUpright } from '../design/measures'
import { findSwatch } from './findSwatch'
import { PartShape } from './PartShape'
import { UprightShape } from './UprightShape'
import { buildBox } from './viewBox'

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
