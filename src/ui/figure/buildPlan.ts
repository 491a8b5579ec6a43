/** The position of a place in degrees. */
export interface PlanPlace {
  latitude: number
  longitude: number
}

/** Positions are percentages of the drawing's width and height, so that it fits any screen. */
interface Plan {
  marks: { x: number; y: number }[]
  /** The length of the scale in km, and its width in percent of the drawing. */
  scale: { km: number; width: number }
}

const kmPerDegree = 111.2
/** The free space at each side of the outermost marks, as a fraction of the drawing's width. */
const marginShare = 0.14
/** The minimum extent of the marks in km, so that places in one street do not fill the drawing. */
const minExtent = 0.5
/** The maximum width of the scale, as a fraction of the drawing's width. */
const maxScaleShare = 0.3

/**
 * North is at the top. Within a region, the earth counts as flat: every degree of longitude is as wide as in the middle
 * of the drawing.
 * @param ratio the drawing's width divided by its height
 */
export function buildPlan(places: readonly PlanPlace[], ratio: number): Plan {
  const middle = {
    latitude: findMiddle(places.map(({ latitude }) => latitude)),
    longitude: findMiddle(places.map(({ longitude }) => longitude)),
  }
  const longitudeScale = Math.cos((middle.latitude * Math.PI) / 180)
  const offsets = places.map(({ latitude, longitude }) => ({
    east: (longitude - middle.longitude) * kmPerDegree * longitudeScale,
    north: (latitude - middle.latitude) * kmPerDegree,
  }))
  const maxOffset = Math.max(
    minExtent / 2,
    ...offsets.map(({ east, north }) => Math.max(Math.abs(east), Math.abs(north) * ratio)),
  )
  /** The width of the drawing in km. */
  const totalWidth = (maxOffset * 2) / (1 - 2 * marginShare)
  const km = findRoundLengthBelow(totalWidth * maxScaleShare)
  return {
    marks: offsets.map(({ east, north }) => ({
      x: 50 + (east / totalWidth) * 100,
      y: 50 - ((north * ratio) / totalWidth) * 100,
    })),
    scale: { km, width: (km / totalWidth) * 100 },
  }
}

const findMiddle = (values: readonly number[]) =>
  values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2

/** The relative tolerance for rounding errors in floating-point calculations. */
const tolerance = 1e-9

/**
 * Round lengths are 1, 2 or 5 times a power of ten. The first is at most `length`, and the last is at least `length`.
 */
function listRoundLengths(length: number): number[] {
  if (!(length > 0) || !Number.isFinite(length)) return []
  const power = 10 ** Math.floor(Math.log10(length))
  return [1, 2, 5, 10].map((step) => Number((step * power).toPrecision(1)))
}

/** Returns the smallest round length that is at least `length`, in the same unit. */
export const findRoundLengthAbove = (length: number): number =>
  listRoundLengths(length).find((roundLength) => roundLength >= length * (1 - tolerance)) ?? 1

/** Returns the largest round length that is at most `length`, in the same unit. */
export const findRoundLengthBelow = (length: number): number =>
  listRoundLengths(length).findLast((roundLength) => roundLength <= length * (1 + tolerance)) ?? 1
