import { maxGroundBrightness, compareColours, isSimilarColour } from './compareColours'
import { listNeighbours, measureBend, pickMedian, type Pixels, spreadArea } from './pixels'

/** The change in the slope between neighbouring pixels, in colour values, from which a pixel is no longer a shadow. */
const maxBend = 3
/** The minimum number of pixels in a region of ground that the product encloses. */
const minRegionSize = 24

/**
 * Adds enclosed regions that have the colour of the ground. Leaves out a region that continues into a brighter area
 * without an edge, as on the side of a white lamp.
 */
export function addEnclosedGround(
  { width, colours }: Pixels,
  ground: Float32Array,
  groundArea: Uint8Array,
  edges: Uint8Array,
): void {
  const limits = { warmth: 0.02, coldness: 0.03, minBrightness: 0.92 }
  const isEven = (index: number) => !edges[index] && isSimilarColour(colours, ground, index, limits)
  const visitedPixels = groundArea.slice()
  for (let start = 0; start < visitedPixels.length; start++) {
    if (visitedPixels[start] || !isEven(start)) continue
    const region = spreadArea(visitedPixels, width, [start], (_, to) => isEven(to))
    if (region.length < minRegionSize) continue
    const exits = region
      .flatMap((index) => listNeighbours(index, width, visitedPixels.length))
      .filter((next) => !edges[next] && compareColours(colours, ground, next)[0] >= maxGroundBrightness)
    if (exits.length > Math.sqrt(region.length) * 0.1) continue
    const ratios = region.map((index) => compareColours(colours, ground, index))
    const warmth = pickMedian(ratios.map(([, pixelWarmth]) => pixelWarmth))
    const coldness = pickMedian(ratios.map(([, , pixelColdness]) => pixelColdness))
    const isSameTint = warmth > -0.016 && warmth < 0.014 && coldness > -0.017 && coldness < 0.022
    if (isSameTint) for (const index of region) groundArea[index] = 1
  }
}

/** The maximum increase in relative brightness above the darkest pixel on the path from the rim of a shadow. */
const maxBrightening = 0.02

/** Adds the shadow of the product: it extends from the ground into darker pixels that have the hue of the ground. */
export function addShadows(photo: Pixels, ground: Float32Array, groundArea: Uint8Array, productArea: Uint8Array): void {
  const { width, colours } = photo
  const pathMinimums = new Float32Array(groundArea.length).fill(1)
  const isReached = (from: number, to: number) => {
    if (productArea[to]) return false
    const [brightness, warmth, coldness] = compareColours(colours, ground, to)
    // The darker a shadow is, the more the product tints it.
    const tint = (1 - brightness) * 0.08
    const isShadow =
      brightness > 0.3 && warmth > -0.014 && warmth < 0.024 + tint && coldness > -0.04 - tint && coldness < 0.02
    if (!isShadow || brightness > pathMinimums[from]! + maxBrightening) return false
    if (measureBend(photo, to, 1) >= maxBend || measureBend(photo, to, width) >= maxBend) return false
    pathMinimums[to] = Math.min(brightness, pathMinimums[from]!)
    return true
  }
  const groundPixels = [...groundArea.keys()].filter((index) => groundArea[index])
  groundArea.fill(0)
  spreadArea(groundArea, width, groundPixels, isReached)
}

/** The share of edge pixels in the outline of a spot from which the spot is part of a product. */
const minOutlineShare = 0.6

/** Adds the spots in the ground that have no outline, such as a patch of light under a table. */
export function fillSpots(groundArea: Uint8Array, edges: Uint8Array, width: number): void {
  const visitedPixels = groundArea.slice()
  for (let start = 0; start < visitedPixels.length; start++) {
    if (visitedPixels[start]) continue
    const spot = spreadArea(visitedPixels, width, [start], (_, to) => !groundArea[to])
    const outline = spot.filter((index) =>
      listNeighbours(index, width, visitedPixels.length).some((next) => groundArea[next]),
    )
    if (outline.filter((index) => edges[index]).length < outline.length * minOutlineShare)
      for (const index of spot) groundArea[index] = 1
  }
}

/**
 * Adds all pixels outside the product whose colour is close to that of the ground, such as the threads of a fringe and
 * the gaps between the rungs of a ladder, which have too many edges for the other rules.
 */
export function addRemainingGround(
  { colours }: Pixels,
  ground: Float32Array,
  groundArea: Uint8Array,
  productArea: Uint8Array,
): void {
  const limits = { warmth: 0.05, coldness: 0.08, minBrightness: 0.4 }
  for (let index = 0; index < groundArea.length; index++)
    if (!productArea[index] && isSimilarColour(colours, ground, index, limits)) groundArea[index] = 1
}
