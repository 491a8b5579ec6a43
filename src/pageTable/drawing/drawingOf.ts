import type { Drawing } from './drawing'
import { measuredView } from './measuredView'
import type { Dimensions } from './outlines'
import { viewsOf } from './viewsOf'

/** The most that the pieces of all views take together, in units: side by side, and in height. */
const most = { across: 440, up: 210 }

/**
 * The drawing to scale of a piece of these dimensions (cm; the names of contract/product). null when the shop does not
 * give width, depth and height.
 */
export function drawingOf(given: Readonly<Record<string, number>>): Drawing | null {
  const { width, depth, height } = given
  if (!width || !depth || !height) return null
  const dimensions: Dimensions = { ...given, width, depth, height }
  const plans = viewsOf(dimensions)
  const together = plans.reduce((sum, { across }) => sum + (dimensions[across] ?? 0), 0)
  const highest = Math.max(
    ...plans.map(({ from, up }) => (from === 'top' ? (dimensions[up || 'diameter'] ?? depth) : height)),
  )
  const scale = Math.min(most.across / together, most.up / highest)
  return plans.map((plan) => measuredView(plan, dimensions, scale))
}
