/** cm: how high a usual door is. */
const doorHeight = 200

/**
 * How wide a door must be for a piece of these dimensions (cm), turned as fits best; null when that can't be told from
 * them, or it would not go through upright.
 */
export function doorWidth({ width, depth, height }: Readonly<Record<string, number>>): number | null {
  if (!width || !depth || !height) return null
  const [least = 0, middle = 0] = [width, depth, height].sort((one, other) => one - other)
  return middle <= doorHeight ? least : null
}
