import { measureUpright } from '../design/measures'
import { findSwatch } from '../drawing/findSwatch'
import { UprightShape } from '../drawing/UprightShape'
import { usePlanner } from '../planner/PlannerContext'

/** The uprights of the design. */
export function StageUprights() {
  const { design, system } = usePlanner()
  const swatch = findSwatch(system.colours, design.colour)
  return (
    <g aria-hidden="true" pointerEvents="none">
      {design.uprights.map((_, index) => (
        <UprightShape key={index} area={measureUpright(design, index, system)} swatch={swatch} />
      ))}
    </g>
  )
}
