import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from './Design'
import { measureUpright, needsWallFixing } from './measures'

/** `x` and `y` are in mm, from the left edge of the wall and from the floor. */
export interface Hole {
  upright: number
  x: number
  y: number
}

export interface DrillingPlan {
  holes: Hole[]
  /** In mm, for every hole. */
  diameter: number
  depth: number
  isNearCorner: boolean
}

/** The distance in mm that a drill needs between a hole and a side wall. */
const drillSpace = 50

/**
 * Each upright that must be fixed to the wall has a hole near each end, and others between them at equal distances of
 * at most `drilling.every`. An upright that stands on the floor has no hole near its lower end.
 */
export function planDrilling(design: Design, system: ShelvingSystem): DrillingPlan {
  const { fromEnd, every, diameter, depth } = system.drilling
  const holes = design.uprights.flatMap((upright, index): Hole[] => {
    if (!needsWallFixing(upright, design.wall, system)) return []
    const area = measureUpright(design, index, system)
    const [lowestHeight, highestHeight] = [area.bottom + fromEnd, area.top - fromEnd]
    const spans = Math.max(1, Math.ceil((highestHeight - lowestHeight) / every))
    const heights = Array.from({ length: spans + 1 }, (_, place) =>
      Math.round(lowestHeight + ((highestHeight - lowestHeight) * place) / spans),
    )
    const x = (area.left + area.right) / 2
    return (upright.foot === 0 ? heights.slice(1) : heights).map((y) => ({ upright: index, x, y }))
  })
  const isNearCorner = holes.some(({ x }) => x < drillSpace || x > design.wall.width - drillSpace)
  return { holes, diameter, depth, isNearCorner }
}
