/** In cm; ordinary doors have one height. */
const doorWidths = [63, 73, 78, 83, 88, 93] as const
const doorHeight = 200
/** The space in cm for the hands that carry a product through a door. */
const handSpace = 2

/** In cm. */
const minClothSize = 100
const maxClothThickness = 3

/** Dimensions are in cm. A cloth, such as a rug, can be rolled or folded. */
export const isCloth = ({ width = 0, depth = 0, height = Infinity }: Readonly<Record<string, number>>): boolean =>
  width >= minClothSize && depth >= minClothSize && height <= maxClothThickness

/**
 * In cm. Returns the width of the narrowest ordinary door through which the product passes in one piece, on its side if
 * necessary. Returns null if the product passes through no ordinary door, and undefined if a dimension is unknown or
 * the product is a cloth, which fits through any door.
 */
export function findDoorWidth({
  diameter,
  width = diameter,
  depth = diameter,
  height,
}: Readonly<Record<string, number | undefined>>): number | null | undefined {
  if (width === undefined || depth === undefined || height === undefined) return undefined
  if (isCloth({ width, depth, height })) return undefined
  const [shortestSide, middleSide] = [width, depth, height].sort((a, b) => a - b) as [number, number, number]
  if (middleSide > doorHeight) return null
  return doorWidths.find((door) => shortestSide + handSpace <= door) ?? null
}
