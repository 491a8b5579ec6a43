import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from './Design'
import { measureUpright, needsWallFixing } from './measures'

/** In mm: `x` from the left edge of the wall, `y` from the floor. */
interface Hole {
  upright: number
  x: number
  y: number
}

/** The distance in mm that a drill needs between a hole and a side wall. */
const drillSpace = 50

/**
 * Each upright that must be fixed to the wall has a hole near each end, and others between them at equal distances of
 * at most `drilling.every`. An upright that stands on the floor has no hole near its lower end.
 */
export function planDrilling(design: Design, system: ShelvingSystem): { holes: Hole[]; hasHoleNearCorner: boolean } {
  const { fromEnd, every } = system.drilling
  const holes = design.uprights.flatMap((upright, index): Hole[] => {
    if (!needsWallFixing(upright, design.wall, system)) return []
    const area = measureUpright(design, index, system)
    const [lowestHeight, highestHeight] = [area.bottom + fromEnd, area.top - fromEnd]
    const spanCount = Math.max(1, Math.ceil((highestHeight - lowestHeight) / every))
    const heights = Array.from({ length: spanCount + 1 }, (_, step) =>
      Math.round(lowestHeight + ((highestHeight - lowestHeight) * step) / spanCount),
    )
    const x = (area.left + area.right) / 2
    return (upright.foot === 0 ? heights.slice(1) : heights).map((y) => ({ upright: index, x, y }))
  })
  const hasHoleNearCorner = holes.some(({ x }) => x < drillSpace || x > design.wall.width - drillSpace)
  return { holes, hasHoleNearCorner }
}
