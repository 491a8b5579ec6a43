import { brightest, compare, isTint } from './compareColours'
import { fitGround } from './fitGround'
import { addEnclosed, addShadows, fillSpots } from './growGround'
import { eachNeighbour, listBorder, measureStep, median, type Pixels, smooth, spread } from './pixels'

interface Ground {
  isGround: Uint8Array
  /** The colours of the ground without product and shadow. */
  colours: Float32Array
}

/** The least difference of two neighbours that is an edge; the light on an even ground changes more slowly. */
const edgeStep = 1.1

/**
 * Finds the even ground of a photo, in the shadow of its product too. It begins at the edges of the photo and goes on
 * until an edge; what the product encloses, such as the space between its legs, belongs to it when it has its colour.
 * Returns null when the photo has no even ground around its product.
 */
export function findGround(original: Pixels): Ground | null {
  const photo = smooth(original, 2)
  const { width, height, colours } = photo
  const count = width * height
  const border = listBorder(width, height)
  const usual = [0, 1, 2].map((channel) => median(border.map((at) => colours[at * 3 + channel]!)))
  const isUsual = (at: number) => isTint(compare(colours, usual, at, 0), 0.03, 0.05, 0.7, 1.3)
  const edges = findEdges(smooth(original, 1))
  const barriers = widen(edges, width, closing)
  const flood = (isEven: (at: number) => boolean) => {
    const isGround = new Uint8Array(count)
    spread(isGround, width, border.filter(isUsual), (_, to) => isEven(to) && !barriers[to])
    // The barriers are wider than the edges.
    for (let step = 0; step < 2; step++) {
      const reached = widen(isGround, width, 1)
      for (let at = 0; at < count; at++) if (reached[at] && !edges[at] && isEven(at)) isGround[at] = 1
    }
    return isGround
  }

  let isGround = flood(isUsual)
  const share = border.filter((at) => isGround[at]).length / border.length
  if (share < 0.8 || isGround.filter(Boolean).length < count * 0.2) return null
  let ground = fitGround(photo, isGround)
  const isEven = (at: number) =>
    !edges[at] && isTint(compare(colours, ground, at, at * 3), 0.014, 0.024, 0.94, brightest)
  isGround = flood(isEven)
  ground = fitGround(photo, isGround)
  addEnclosed(photo, ground, isGround, edges)
  ground = fitGround(photo, isGround)
  addShadows(photo, ground, isGround)
  fillSpots(isGround, edges, width)
  return { isGround, colours: fitGround(photo, isGround, true) }
}

/** The width in px of gaps in the edges that are closed on either side: where a product has the colour of the ground. */
const closing = 3

/** Widens an area by some pixels. */
function widen(area: Uint8Array, width: number, by: number): Uint8Array {
  let wide = area
  for (let step = 0; step < by; step++) {
    const before = wide
    wide = before.slice()
    for (let at = 0; at < before.length; at++) {
      if (!before[at]) continue
      eachNeighbour(at, width, before.length, (next) => {
        wide[next] = 1
      })
    }
  }
  return wide
}

function findEdges(photo: Pixels): Uint8Array {
  const edges = new Uint8Array(photo.width * photo.height)
  for (let at = 0; at < edges.length; at++) {
    eachNeighbour(at, photo.width, edges.length, (next) => {
      if (measureStep(photo, at, next) >= edgeStep) edges[at] = 1
    })
  }
  return edges
}
