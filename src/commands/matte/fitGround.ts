import { averagePlane, type Pixels } from './pixels'

/**
 * Returns the colours that the ground of a photo would have without the product and its shadow: a curved surface
 * through the pixels of the ground, corrected by the real colours nearby. Shadows have little weight. With `isExact`, a
 * shadow fades towards the border of the photo, where the ground has to be exact.
 */
export function fitGround(photo: Pixels, groundArea: Uint8Array, isExact = false): Float32Array {
  const weights = Float32Array.from(groundArea)
  let surface = fitSurface(photo, weights)
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < weights.length; index++) {
      if (!groundArea[index]) continue
      const difference = photo.colours[index * 3 + 1]! - surface[index * 3 + 1]!
      weights[index] = 1 / (1 + (difference / (difference < 0 ? 3 : 4)) ** 2)
    }
    surface = fitSurface(photo, weights)
  }
  correctRows(photo, weights, surface)
  return correctSurface(photo, groundArea, surface, isExact)
}

/** Corrects each row of the surface, because each row has a different light where the floor curves up into the wall. */
function correctRows({ width, height, colours }: Pixels, weights: Float32Array, surface: Float32Array): void {
  for (let channel = 0; channel < 3; channel++) {
    const differences = new Float32Array(height)
    const totals = new Float32Array(height)
    for (let index = 0; index < weights.length; index++) {
      const y = Math.floor(index / width)
      differences[y]! += weights[index]! * (colours[index * 3 + channel]! - surface[index * 3 + channel]!)
      totals[y]! += weights[index]!
    }
    const corrections = averagePlane(
      differences.map((difference, y) => difference / (totals[y]! + 20)),
      1,
      height,
      2,
    )
    for (let index = 0; index < weights.length; index++)
      surface[index * 3 + channel]! += corrections[Math.floor(index / width)]!
  }
}

/**
 * The degree of the polynomial of the surface. A higher degree would follow the product, and a lower degree would not
 * follow the light.
 */
const degree = 5
const exponents = Array.from({ length: degree + 1 }, (_, exponent) => exponent)
const terms = exponents.flatMap((x) => exponents.slice(0, degree + 1 - x).map((y) => [x, y] as const))

/** The interval in px between the pixels that determine the surface, in both directions. */
const stride = 6

function fitSurface({ width, height, colours }: Pixels, weights: Float32Array): Float32Array {
  const columns = terms.map(([exponent]) => listPowers(width, exponent))
  const rows = terms.map(([, exponent]) => listPowers(height, exponent))
  const count = terms.length
  const matrix = terms.map(() => new Array<number>(count + 3).fill(0))
  const termValues = new Array<number>(count)
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      const index = y * width + x
      const weight = weights[index]!
      if (weight === 0) continue
      for (let term = 0; term < count; term++) termValues[term] = columns[term]![x]! * rows[term]![y]!
      for (let term = 0; term < count; term++) {
        const row = matrix[term]!
        const weightedValue = weight * termValues[term]!
        for (let otherTerm = 0; otherTerm < count; otherTerm++)
          row[otherTerm]! += weightedValue * termValues[otherTerm]!
        for (let channel = 0; channel < 3; channel++)
          row[count + channel]! += weightedValue * colours[index * 3 + channel]!
      }
    }
  }
  const factors = solveMatrix(matrix)
  const surface = new Float32Array(colours.length)
  for (let y = 0; y < height; y++) {
    const rowSums = new Float64Array((degree + 1) * 3)
    terms.forEach(([exponent], term) => {
      for (let channel = 0; channel < 3; channel++)
        rowSums[exponent * 3 + channel]! += factors[term]![channel]! * rows[term]![y]!
    })
    for (let x = 0; x < width; x++) {
      const position = (2 * x) / width - 1
      for (let channel = 0; channel < 3; channel++) {
        let colour = 0
        for (let exponent = degree; exponent >= 0; exponent--)
          colour = colour * position + rowSums[exponent * 3 + channel]!
        surface[(y * width + x) * 3 + channel] = colour
      }
    }
  }
  return surface
}

/** Returns `length` evenly spaced positions from -1 up to, but not including, 1, each raised to a power. */
const listPowers = (length: number, exponent: number) =>
  Float64Array.from({ length }, (_, index) => ((2 * index) / length - 1) ** exponent)

/**
 * Solves linear equations with several right-hand sides by elimination. A small addition to the diagonal keeps the
 * equations solvable.
 */
function solveMatrix(matrix: number[][]): number[][] {
  const count = matrix.length
  matrix.forEach((row, index) => (row[index]! += 1e-6 * matrix[0]![0]! + 1e-9))
  for (let index = 0; index < count; index++) {
    const pivot = matrix[index]!
    for (let otherIndex = 0; otherIndex < count; otherIndex++) {
      if (otherIndex === index) continue
      const row = matrix[otherIndex]!
      const factor = row[index]! / pivot[index]!
      if (factor !== 0) for (let column = index; column < row.length; column++) row[column]! -= factor * pivot[column]!
    }
  }
  return matrix.map((row, index) => row.slice(count).map((value) => value / row[index]!))
}

/** The share of the width over which a shadow fades towards the border of the photo. */
const fadeShare = 0.16
/** The brightness relative to the surface below which the ground counts as a shadow. */
const minUnshadedBrightness = 0.985

function correctSurface(photo: Pixels, groundArea: Uint8Array, surface: Float32Array, isExact: boolean): Float32Array {
  const { width, height, colours } = photo
  const weights = Float32Array.from(groundArea, (isSet, index) => {
    const brightness = colours[index * 3 + 1]! / surface[index * 3 + 1]!
    return isSet * (brightness > minUnshadedBrightness ? 1 : 0.01)
  })
  const unshadedColours = addDifferences(photo, surface, weights, 0.03)
  if (!isExact) return unshadedColours
  const shadedColours = addDifferences(photo, surface, Float32Array.from(groundArea), 0.008)
  return unshadedColours.map((colour, position) => {
    const index = Math.floor(position / 3)
    const x = index % width
    const y = (index - x) / width
    const distance = Math.min(x, y, width - 1 - x, height - 1 - y) / (width * fadeShare)
    return colour + Math.max(0, 1 - distance) ** 2 * (shadedColours[position]! - colour)
  })
}

/**
 * Returns the surface with the weighted average of the nearby differences between the photo and the surface added at
 * each pixel.
 * @param radiusShare the distance within which differences are nearby, as a share of the photo's width
 */
function addDifferences(
  { width, height, colours }: Pixels,
  surface: Float32Array,
  weights: Float32Array,
  radiusShare: number,
): Float32Array {
  const radius = Math.round(width * radiusShare)
  const spreadPlane = (plane: Float32Array) =>
    averagePlane(averagePlane(plane, width, height, radius), width, height, radius)
  const spreadWeights = spreadPlane(weights)
  const correctedSurface = new Float32Array(surface.length)
  for (let channel = 0; channel < 3; channel++) {
    const differences = weights.map(
      (weight, index) => weight * (colours[index * 3 + channel]! - surface[index * 3 + channel]!),
    )
    const spreadDifferences = spreadPlane(differences)
    for (let index = 0; index < weights.length; index++) {
      correctedSurface[index * 3 + channel] =
        surface[index * 3 + channel]! + spreadDifferences[index]! / (spreadWeights[index]! + 0.02)
    }
  }
  return correctedSurface
}
