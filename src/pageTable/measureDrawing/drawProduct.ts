import type { Product } from '../../contract/product'
import type { Drawing } from './drawing'
import { drawView } from './drawView'
import type { Dimensions } from './outlines'
import { planViews } from './planViews'

/** Draws a product, and its variants with other dimensions by `id_sku`. */
export function drawProduct({ dimensions, combinations }: Pick<Product, 'dimensions' | 'combinations'>) {
  const own = combinations.flatMap((variant): [number, Drawing][] => {
    const drawing = variant.dimensions && drawToScale({ ...dimensions, ...variant.dimensions })
    return drawing ? [[variant.id_sku, drawing]] : []
  })
  return { drawing: drawToScale(dimensions), drawings: Object.fromEntries(own) as Record<number, Drawing> }
}

/** The maximum size of all outlines side by side, in units. */
const most = { across: 440, up: 210 }

/**
 * Draws a product to scale from its dimensions (in cm, named as in contract/product). Returns null without width, depth
 * or height.
 */
export function drawToScale(given: Readonly<Record<string, number>>): Drawing | null {
  const { width, depth, height } = given
  if (!width || !depth || !height) return null
  const dimensions: Dimensions = { ...given, width, depth, height }
  const plans = planViews(dimensions)
  const together = plans.reduce((sum, { across }) => sum + (dimensions[across] ?? 0), 0)
  const highest = Math.max(
    ...plans.map(({ from, up }) => (from === 'top' ? (dimensions[up || 'diameter'] ?? depth) : height)),
  )
  const scale = Math.min(most.across / together, most.up / highest)
  return plans.map((plan) => drawView(plan, dimensions, scale))
}
