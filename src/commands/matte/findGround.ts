import { maxGroundBrightness, compareColours, isSimilarColour } from './compareColours'
import { fitGround } from './fitGround'
import { addEnclosedGround, addRemainingGround, addShadows, fillSpots } from './growGround'
import { visitNeighbours, listBorder, measureStep, pickMedian, type Pixels, smoothPixels, spreadArea } from './pixels'

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
  const isUsual = (index: number) =>
    isSimilarColour(compareColours(colours, usualColour, index, 0), 0.03, 0.05, 0.7, 1.3)
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
  const isEven = (index: number) =>
    !edges[index] &&
    isSimilarColour(compareColours(colours, ground, index, index * 3), 0.014, 0.024, 0.94, maxGroundBrightness)
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

export function widenArea(area: Uint8Array, width: number, steps: number): Uint8Array {
  let wideArea = area
  for (let step = 0; step < steps; step++) {
    const formerArea = wideArea
    wideArea = formerArea.slice()
    for (let index = 0; index < formerArea.length; index++) {
      if (!formerArea[index]) continue
      visitNeighbours(index, width, formerArea.length, (next) => {
        wideArea[next] = 1
      })
    }
  }
  return wideArea
}

function findEdges(photo: Pixels): Uint8Array {
  const edges = new Uint8Array(photo.width * photo.height)
  for (let index = 0; index < edges.length; index++) {
    visitNeighbours(index, photo.width, edges.length, (next) => {
      if (measureStep(photo, index, next) >= edgeStep) edges[index] = 1
    })
  }
  return edges
}
