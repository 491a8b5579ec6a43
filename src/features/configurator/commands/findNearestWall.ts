import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design, Wall } from '../design/Design'
import type { Command, TryCommand } from './Command'

/**
 * Finds the wall nearest to the wanted one in front of which the design fits. The measures are changed one after another,
 * each as far as possible.
 */
export function findNearestWall(
  design: Design,
  wanted: Partial<Wall>,
  system: ShelvingSystem,
  tryCommand: TryCommand,
): Command {
  let current = design
  const found: Partial<Wall> = {}
  for (const each of listChanges(wanted)) {
    for (const wall of listWalls(current.wall, each, system)) {
      const tried = tryCommand(current, { type: 'setWall', wall }, system)
      if (!('design' in tried)) continue
      current = tried.design
      Object.assign(found, wall)
      break
    }
  }
  return { type: 'setWall', wall: found }
}

/** Limits a change of a wall to the measures that a wall can have, whatever stands in front of it. */
export function limitWall(current: Wall, wanted: Partial<Wall>, system: ShelvingSystem): Partial<Wall> {
  return listChanges(wanted).reduce<Partial<Wall>>(
    (limited, each) => ({ ...limited, ...(listWalls(current, each, system)[0] ?? each) }),
    {},
  )
}

/** Splits a change into one for each field. */
const listChanges = (wanted: Partial<Wall>): Partial<Wall>[] =>
  Object.entries(wanted).map(([field, value]) => ({ [field]: value }))

/** Lists walls from the wanted one towards the current one. */
function listWalls(current: Wall, wanted: Partial<Wall>, { wall, door }: ShelvingSystem): Partial<Wall>[] {
  for (const field of ['width', 'height', 'depth'] as const) {
    const value = wanted[field]
    if (value === undefined) continue
    const { min, max } = wall[field]
    const first = Math.round(Math.min(Math.max(value, min), max) / wall.step) * wall.step
    return listSteps(first, current[field], wall.step).map((mm) => ({ [field]: mm }))
  }
  if (wanted.door) {
    const width = Math.min(wanted.door.width, current.width)
    const height = Math.min(wanted.door.height, current.height, door.height)
    const first = Math.min(Math.max(wanted.door.left, 0), current.width - width)
    const lefts = [...listSteps(first, 0, wall.step), ...listSteps(first, current.width - width, wall.step)]
    lefts.sort((one, other) => Math.abs(one - first) - Math.abs(other - first))
    return [...lefts.map((left) => ({ door: { left, width, height } })), { door: current.door }]
  }
  if (wanted.slope) {
    const { side } = wanted.slope
    const run = Math.min(Math.max(wanted.slope.run, 1), current.width)
    const low = Math.round(Math.min(Math.max(wanted.slope.low, 0), current.height))
    return [
      ...listSteps(low, current.height, wall.step).map((mm) => ({ slope: { side, run, low: mm } })),
      { slope: current.slope },
    ]
  }
  return [wanted]
}

/** Lists the values from one to another, both included. */
function listSteps(from: number, to: number, step: number): number[] {
  const count = Math.floor(Math.abs(to - from) / step)
  const direction = to < from ? -step : step
  return [...Array.from({ length: count + 1 }, (_, index) => from + index * direction), to]
}
