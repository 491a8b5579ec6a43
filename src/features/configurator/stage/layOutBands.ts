import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Place } from '../commands/findPlaces'
import type { Design } from '../design/Design'
import { measurePart } from '../design/measures'
import { buildBox, type ViewBox } from '../drawing/viewBox'

/** An area of the drawing in one column, in which the part fits at every rung. */
export interface Band {
  places: Place[]
  box: ViewBox
}

/**
 * Places at neighbouring rungs form one band.
 * @param places sorted by column, then by height
 */
export function layOutBands(design: Design, places: readonly Place[], kind: string, system: ShelvingSystem): Band[] {
  const runs: Place[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    const lastPlace = run?.at(-1)
    if (run && lastPlace?.column === place.column && place.at - lastPlace.at === system.grid) run.push(place)
    else runs.push([place])
  }
  return runs.map((run) => {
    const [{ column, at: minHeight }, { at: maxHeight }] = [run[0]!, run.at(-1)!]
    const { bottom } = measurePart(design, column, { kind, at: minHeight }, system)
    return { places: run, box: buildBox({ ...measurePart(design, column, { kind, at: maxHeight }, system), bottom }) }
  })
}
