import { maxBrightness, compareColours, isTint } from './compareColours'
import { visitNeighbours, measureBend, findMedian, type Pixels, spreadArea } from './pixels'

/** The most by which the slope of a shadow changes from a pixel to the next, in any direction. */
const bend = 2.2
/** The fewest pixels of a region of ground that the product encloses. */
const leastRegion = 24

/** Adds enclosed regions, unless they go over into something brighter without an edge, as the side of a white lamp does. */
export function addEnclosed(
  { width, colours }: Pixels,
  ground: Float32Array,
  isGround: Uint8Array,
  edges: Uint8Array,
): void {
  const isEven = (index: number) =>
    !edges[index] && isTint(compareColours(colours, ground, index, index * 3), 0.02, 0.03, 0.92, maxBrightness)
  const visited = isGround.slice()
  for (let start = 0; start < visited.length; start++) {
    if (visited[start] || !isEven(start)) continue
    const region = spreadArea(visited, width, [start], (_, to) => isEven(to))
    if (region.length < leastRegion) continue
    let exits = 0
    for (const index of region) {
      visitNeighbours(index, width, visited.length, (next) => {
        if (!edges[next] && compareColours(colours, ground, next, next * 3)[0] >= maxBrightness) exits++
      })
    }
    if (exits > Math.sqrt(region.length) * 0.1) continue
    const ratios = region.map((index) => compareColours(colours, ground, index, index * 3))
    const warmth = findMedian(ratios.map(([, each]) => each))
    const coldness = findMedian(ratios.map(([, , each]) => each))
    const isSameTint = warmth > -0.016 && warmth < 0.014 && coldness > -0.017 && coldness < 0.022
    if (isSameTint) for (const index of region) isGround[index] = 1
  }
}

/** How much brighter a shadow may become again on the way from its rim. */
const recovery = 0.02

/** Adds the shadow of the product: from the ground on into the darker, as far as the colour remains that of the ground. */
export function addShadows(photo: Pixels, ground: Float32Array, isGround: Uint8Array, isProduct: Uint8Array): void {
  const { width, colours } = photo
  const pathMinimums = new Float32Array(isGround.length).fill(1)
  const isReached = (from: number, to: number) => {
    if (isProduct[to]) return false
    const [brightness, warmth, coldness] = compareColours(colours, ground, to, to * 3)
    // The darker a shadow is, the more it takes the colour of the product.
    const tint = (1 - brightness) * 0.08
    const isShadow =
      brightness > 0.38 && warmth > -0.014 && warmth < 0.024 + tint && coldness > -0.04 - tint && coldness < 0.02
    if (!isShadow || brightness > pathMinimums[from]! + recovery) return false
    if (measureBend(photo, to, 1) >= bend || measureBend(photo, to, width) >= bend) return false
    pathMinimums[to] = Math.min(brightness, pathMinimums[from]!)
    return true
  }
  const groundPixels = listSet(isGround)
  isGround.fill(0)
  spreadArea(isGround, width, groundPixels, isReached)
}

/** The share of edges at the outline of a spot above which it is a product. */
const minOutlineShare = 0.6

/** Adds the spots in the ground that have no outline, such as a patch of light below a table. */
export function fillSpots(isGround: Uint8Array, edges: Uint8Array, width: number): void {
  const visited = isGround.slice()
  for (let start = 0; start < visited.length; start++) {
    if (visited[start]) continue
    const spot = spreadArea(visited, width, [start], (_, to) => !isGround[to])
    const outline = spot.filter((index) => {
      let isOutline = false
      visitNeighbours(index, width, visited.length, (next) => {
        if (isGround[next]) isOutline = true
      })
      return isOutline
    })
    if (outline.filter((index) => edges[index]).length < outline.length * minOutlineShare)
      for (const index of spot) isGround[index] = 1
  }
}

const listSet = (area: Uint8Array): number[] => {
  const foundPixels: number[] = []
  area.forEach((isSet, index) => isSet && foundPixels.push(index))
  return foundPixels
}
