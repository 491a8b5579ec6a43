import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Wall } from './Design'
import type { Refusal } from './Refusal'

const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max

/** Returns what is impossible about a wall. */
export function checkWall({ door, slope, ...wall }: Wall, system: ShelvingSystem): Refusal[] {
  const refusals: Refusal[] = []
  for (const measure of ['width', 'height', 'depth'] as const) {
    const { min, max } = system.wall[measure]
    if (!isWithin(wall[measure], min, max)) refusals.push({ code: 'wallSize', measure, min, max })
  }
  if (refusals.length > 0) return refusals
  if (door && !isDoorInWall(door, wall)) refusals.push({ code: 'door' })
  if (slope && !(isWithin(slope.run, 1, wall.width) && isWithin(slope.low, 0, wall.height))) {
    refusals.push({ code: 'slope' })
  }
  return refusals
}

const isDoorInWall = ({ left, width, height }: NonNullable<Wall['door']>, wall: Omit<Wall, 'door' | 'slope'>) =>
  isWithin(width, 1, wall.width) && isWithin(left, 0, wall.width - width) && isWithin(height, 1, wall.height)
