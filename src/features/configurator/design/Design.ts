import type { ShelvingSystem } from '../../../pageTable/contents/shelving'

/**
 * All lengths are in mm: x from the left edge of the wall, heights from the floor. A design is immutable: a command
 * returns a new design.
 */
export interface Design {
  wall: Wall
  /** The x of the left edge of the first upright. */
  left: number
  depth: number
  colour: string
  /** There is one more upright than there are columns, but none if there are no columns. */
  uprights: Upright[]
  columns: Column[]
}

export interface Wall {
  width: number
  height: number
  depth: number
  door: Door | null
  slope: Slope | null
  /** Whether children use the room. If they do, boxes must hang low, and every upright is fixed to the wall. */
  hasChildren: boolean
}

/** Neither parts nor uprights may overlap a door. */
export interface Door {
  left: number
  width: number
  height: number
}

/**
 * The ceiling is `low` above the floor at the `side` of the wall. It rises evenly to the height of the wall, which it
 * reaches at the distance `run` from that side.
 */
export interface Slope {
  side: 'left' | 'right'
  run: number
  low: number
}

export interface Upright {
  height: number
  /** The height of the lower end. At 0 the upright stands on the floor; otherwise it hangs on the wall. */
  foot: number
}

export interface Column {
  width: number
  parts: Part[]
}

/** `at` is the height of the top of a board, or of the bottom of a box. */
export interface Part {
  /** The id is unique in the design, and stays the same when the part moves. */
  id: number
  kind: string
  at: number
  finish: string
}

export const createEmptyDesign = (system: ShelvingSystem, wall: Wall = createDefaultWall(system)): Design => ({
  wall,
  left: 0,
  depth: system.depths.at(-1)?.mm ?? 0,
  colour: system.colours[0]?.key ?? '',
  uprights: [],
  columns: [],
})

export const createDefaultWall = ({ wall: { width, height, depth } }: ShelvingSystem): Wall => ({
  width: width.default,
  height: height.default,
  depth: depth.default,
  door: null,
  slope: null,
  hasChildren: false,
})

export interface PlacedPart {
  part: Part
  column: number
}

/** Lists the columns from left to right, and the parts of each column from the floor up. */
export const listPlacedParts = ({ columns }: Pick<Design, 'columns'>): PlacedPart[] =>
  columns.flatMap(({ parts }, column) =>
    [...parts].sort((one, other) => one.at - other.at || one.id - other.id).map((part) => ({ part, column })),
  )

export const findPart = (design: Design, id: number): PlacedPart | undefined =>
  listPlacedParts(design).find(({ part }) => part.id === id)

export const createPartId = (design: Pick<Design, 'columns'>): number =>
  design.columns.reduce((maxId, { parts }) => parts.reduce((id, part) => Math.max(id, part.id), maxId), 0) + 1
