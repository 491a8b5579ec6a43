import { isSimilarColour } from './compareColours'
import { fitGround } from './fitGround'
import { addEnclosedGround, addRemainingGround, addShadows, fillSpots } from './growGround'
import {
  listBorder,
  listNeighbours,
  measureDifference,
  pickMedian,
  type Pixels,
  smoothPixels,
  spreadArea,
  widenArea,
} from './pixels'

interface Ground {
  groundArea: Uint8Array
  /** The colours of the ground without product and shadow. */
  colours: Float32Array
}

/**
 * The minimum difference, from 0 to 255, between neighbouring pixels at an edge. On an even ground, the difference is
 * smaller.
 */
const edgeStep = 1.1

/**
 * Finds the even ground of a photo, including the shadow of the product. The ground extends from the border of the
 * photo to the first edges. A region that the product encloses, such as the space between its legs, belongs to the
 * ground if it has the colour of the ground. Returns null when the photo has no even ground around its product.
 * @param productArea the pixels that certainly are not ground
 * @param hasWhiteParts whether `productArea` contains all white parts of the product
 */
export function findGround(original: Pixels, productArea: Uint8Array, hasWhiteParts: boolean): Ground | null {
  const photo = smoothPixels(original, 2)
  const { width, height, colours } = photo
  const count = width * height
  const border = listBorder(width, height)
  const usualColour = [0, 1, 2].map((channel) => pickMedian(border.map((index) => colours[index * 3 + channel]!)))
  const usualGround = Float32Array.from(colours, (_, position) => usualColour[position % 3]!)
  const usualLimits = { warmth: 0.03, coldness: 0.05, minBrightness: 0.7, maxBrightness: 1.3 }
  const isUsual = (index: number) => isSimilarColour(colours, usualGround, index, usualLimits)
  const edges = findEdges(smoothPixels(original, 1))
  productArea.forEach((isSet, index) => isSet && (edges[index] = 1))
  const barriers = widenArea(edges, width, closingSteps)
  const floodGround = (isEven: (index: number) => boolean) => {
    const groundArea = new Uint8Array(count)
    spreadArea(groundArea, width, border.filter(isUsual), (_, to) => isEven(to) && !barriers[to])
    // The barriers are wider than the edges, so the ground grows towards the edges.
    for (let step = 0; step < 2; step++) {
      const reachedArea = widenArea(groundArea, width, 1)
      for (let index = 0; index < count; index++)
        if (reachedArea[index] && !edges[index] && isEven(index)) groundArea[index] = 1
    }
    return groundArea
  }

  let groundArea = floodGround(isUsual)
  const share = border.filter((index) => groundArea[index]).length / border.length
  if (share < 0.8 || groundArea.filter(Boolean).length < count * 0.2) return null
  let ground = fitGround(photo, groundArea)
  const evenLimits = { warmth: 0.014, coldness: 0.024, minBrightness: 0.94 }
  const isEven = (index: number) => !edges[index] && isSimilarColour(colours, ground, index, evenLimits)
  groundArea = floodGround(isEven)
  ground = fitGround(photo, groundArea)
  addEnclosedGround(photo, ground, groundArea, edges)
  ground = fitGround(photo, groundArea)
  addShadows(photo, ground, groundArea, productArea)
  fillSpots(groundArea, edges, width)
  if (hasWhiteParts) addRemainingGround(photo, ground, groundArea, productArea)
  return { groundArea, colours: fitGround(photo, groundArea, true) }
}

/**
 * The width in px by which edges grow to close their gaps, which occur where a product has the colour of the ground.
 */
const closingSteps = 3

function findEdges({ width, height, colours }: Pixels): Uint8Array {
  const edges = new Uint8Array(width * height)
  const isEdge = (index: number) =>
    listNeighbours(index, width, edges.length).some(
      (next) => measureDifference(colours, index, colours, next) >= edgeStep,
    )
  return edges.map((_, index) => Number(isEdge(index)))
}
