import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design, Wall } from '../design/Design'
import { tryCommand } from './tryCommand'

/** Brings each field of the wall as close to the wanted value as the design allows. */
export function findNearestWall(design: Design, wantedWall: Partial<Wall>, system: ShelvingSystem): Partial<Wall> {
  let currentDesign = design
  const foundWall: Partial<Wall> = {}
  for (const change of splitWallChange(wantedWall)) {
    for (const wall of listWalls(currentDesign.wall, change, system)) {
      const attempt = tryCommand(currentDesign, { type: 'setWall', wall }, system)
      if (!('design' in attempt)) continue
      currentDesign = attempt.design
      Object.assign(foundWall, wall)
      break
    }
  }
  return foundWall
}

/** Limits the wanted wall to what the system allows, without regard to the design in front of the wall. */
export function limitWall(currentWall: Wall, wantedWall: Partial<Wall>, system: ShelvingSystem): Partial<Wall> {
  return splitWallChange(wantedWall).reduce<Partial<Wall>>(
    (limitedWall, change) => ({ ...limitedWall, ...(listWalls(currentWall, change, system)[0] ?? change) }),
    {},
  )
}

const splitWallChange = (wantedWall: Partial<Wall>): Partial<Wall>[] =>
  Object.entries(wantedWall).map(([field, wantedSize]) => ({ [field]: wantedSize }))

/**
 * `wantedWall` has one field. For a size, a door or a slope, lists the allowed values of that field: the value nearest
 * to the wanted value comes first, and the current value last.
 */
function listWalls(currentWall: Wall, wantedWall: Partial<Wall>, { wall, door }: ShelvingSystem): Partial<Wall>[] {
  for (const field of ['width', 'height', 'depth'] as const) {
    const wantedSize = wantedWall[field]
    if (wantedSize === undefined) continue
    const { min, max } = wall[field]
    const firstSize = Math.round(Math.min(Math.max(wantedSize, min), max) / wall.step) * wall.step
    return listSteps(firstSize, currentWall[field], wall.step).map((mm) => ({ [field]: mm }))
  }
  if (wantedWall.door) {
    const width = Math.min(wantedWall.door.width, currentWall.width)
    const height = Math.min(wantedWall.door.height, currentWall.height, door.height)
    const firstLeft = Math.min(Math.max(wantedWall.door.left, 0), currentWall.width - width)
    const leftPositions = [
      ...listSteps(firstLeft, 0, wall.step),
      ...listSteps(firstLeft, currentWall.width - width, wall.step),
    ]
    leftPositions.sort((one, other) => Math.abs(one - firstLeft) - Math.abs(other - firstLeft))
    return [...leftPositions.map((left) => ({ door: { left, width, height } })), { door: currentWall.door }]
  }
  if (wantedWall.slope) {
    const { side } = wantedWall.slope
    const run = Math.min(Math.max(wantedWall.slope.run, 1), currentWall.width)
    const low = Math.round(Math.min(Math.max(wantedWall.slope.low, 0), currentWall.height))
    return [
      ...listSteps(low, currentWall.height, wall.step).map((mm) => ({ slope: { side, run, low: mm } })),
      { slope: currentWall.slope },
    ]
  }
  return [wantedWall]
}

/** Includes `to`, even if the distance is not a whole number of steps. */
function listSteps(from: number, to: number, step: number): number[] {
  const count = Math.floor(Math.abs(to - from) / step)
  const signedStep = to < from ? -step : step
  return [...Array.from({ length: count + 1 }, (_, index) => from + index * signedStep), to]
}
