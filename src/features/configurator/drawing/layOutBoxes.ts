import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, listPlacedParts } from '../design/Design'
import { findModel, findType, measurePart, measureUpright } from '../design/measures'
import { findSwatch } from './findSwatch'

/** A box of the view in 3D, in mm: x from the left of the wall, y from the floor, z from the wall towards the room. */
export interface Solid {
  key: string
  x: number
  y: number
  width: number
  height: number
  /** How far it reaches into the room. */
  depth: number
  swatch: string
}

/** Lists the uprights and parts of a design as boxes. */
export function layOutBoxes(design: Design, system: ShelvingSystem): Solid[] {
  const colour = findSwatch(system.colours, design.colour)
  const uprights = design.uprights.map((_, index): Solid => {
    const { left, right, bottom, top } = measureUpright(design, index, system)
    // An upright of 8 mm would hardly be visible.
    const middle = (left + right) / 2
    return {
      key: `upright-${index}`,
      x: middle - 9,
      y: bottom,
      width: 18,
      height: top - bottom,
      depth: design.depth,
      swatch: colour,
    }
  })
  const parts = listPlacedParts(design).flatMap(({ part, column }): Solid[] => {
    const area = measurePart(design, column, part, system)
    const size = { width: design.columns[column]?.width ?? 0, depth: design.depth }
    const model = findModel(system, part.kind, size)
    if (!area || !model || !findType(system, part.kind)) return []
    return [
      {
        key: `part-${part.id}`,
        x: area.left,
        y: area.bottom,
        width: area.right - area.left,
        height: area.top - area.bottom,
        depth: model.reach,
        swatch: findSwatch(system.finishes, part.finish),
      },
    ]
  })
  return [...uprights, ...parts]
}
