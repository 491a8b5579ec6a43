import type { PartType, ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, listPlacedParts } from '../design/Design'
import {
  findModel,
  getPartType,
  locateUpright,
  measurePart,
  measureUnitWidth,
  measureUpright,
  findSwatch,
} from '../design/measures'

/** In mm: x from the left edge of the wall, y from the floor, and depth from the wall into the room. */
export interface Solid {
  key: string
  x: number
  y: number
  width: number
  height: number
  depth: number
  /** A CSS colour. */
  swatch: string
}

export interface PartSolid extends Solid {
  type: PartType
}

export interface Scene {
  /** The uprights, which look like ladders from the side. */
  ladders: Solid[]
  parts: PartSolid[]
  /** In mm: `x` from the left edge of the wall, `z` from the wall into the room. */
  person: { x: number; z: number }
}

/**
 * In mm: `x` from the unit, and `near` from the wall. If there is no space beside the unit, the distance from the wall
 * is `far`.
 */
const personDistances = { x: 450, near: 350, far: 1000 }
/** In mm. */
const personWidth = 500

export const layOutScene = (design: Design, system: ShelvingSystem): Scene => ({
  ladders: layOutLadders(design, system),
  parts: layOutParts(design, system),
  person: placePerson(design, system),
})

function layOutLadders(design: Design, system: ShelvingSystem): Solid[] {
  const swatch = findSwatch(system.colours, design.colour)
  return design.uprights.map((_, index) => {
    const { left, right, bottom, top } = measureUpright(design, index, system)
    const size = { width: right - left, height: top - bottom, depth: design.depth }
    return { key: `upright-${index}`, x: left, y: bottom, ...size, swatch }
  })
}

const layOutParts = (design: Design, system: ShelvingSystem): PartSolid[] =>
  listPlacedParts(design).map(({ part, column }) => {
    const type = getPartType(system, part.kind)
    const area = measurePart(design, column, part, system)
    const { reach } = findModel(system, part.kind, { width: design.columns[column]!.width, depth: design.depth })!
    const size = { width: area.right - area.left, height: area.top - area.bottom, depth: reach }
    const swatch = findSwatch(system.finishes, part.finish)
    return { key: `part-${part.id}`, type, x: area.left, y: area.bottom, ...size, swatch }
  })

function placePerson(design: Design, system: ShelvingSystem): Scene['person'] {
  const right = locateUpright(design, 0) + measureUnitWidth(design, system)
  const hasRoom = design.wall.width - right >= personDistances.x + personWidth / 2
  return {
    x: Math.min(right + personDistances.x, design.wall.width - personWidth / 2),
    z: hasRoom ? personDistances.near : personDistances.far,
  }
}
