import type { ShelvingSystem } from '../../../pageTable/contents/shelving'

/**
 * A shelving unit in front of a wall. All measures are in mm: x from the left edge of the wall, heights from the floor.
 * A design is immutable: a command returns a new design (applyCommand).
 */
export interface Design {
  wall: Wall
  /** The x of the left edge of the first upright. */
  left: number
  depth: number
  /** The key of the colour of all uprights. */
  colour: string
  /** One upright more than columns; none without columns. */
  uprights: Upright[]
  columns: Column[]
}

export interface Wall {
  width: number
  height: number
  /** The free depth in front of the wall. */
  depth: number
  door: Door | null
  slope: Slope | null
  /** Whether children use the room: boxes must then hang low, and every upright is fixed to the wall. */
  hasChildren: boolean
}

/** A door in the wall, in front of which nothing can stand. */
export interface Door {
  left: number
  width: number
  height: number
}

/**
 * A sloping ceiling: at the `side` of the wall, it is `low` above the floor. It rises evenly to the height of the wall,
 * which it reaches at the distance `run` from that side.
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
  /** Unique in the design. The id stays the same when the part moves. */
  id: number
  /** The key of the part's type. */
  kind: string
  at: number
  /** The key of the finish. */
  finish: string
}

export const createEmptyDesign = (system: ShelvingSystem, wall: Wall = createWall(system)): Design => ({
  wall,
  left: 0,
  depth: system.depths.at(-1)?.mm ?? 0,
  colour: system.colours[0]?.key ?? '',
  uprights: [],
  columns: [],
})

export const createWall = ({ wall: { width, height, depth } }: ShelvingSystem): Wall => ({
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

/** Lists the parts column by column, and within each column from the floor up. */
export const listPlacedParts = ({ columns }: Pick<Design, 'columns'>): PlacedPart[] =>
  columns.flatMap(({ parts }, column) =>
    [...parts].sort((one, other) => one.at - other.at || one.id - other.id).map((part) => ({ part, column })),
  )

export const findPart = (design: Design, id: number): PlacedPart | undefined =>
  listPlacedParts(design).find(({ part }) => part.id === id)

export const createPartId = (design: Pick<Design, 'columns'>): number =>
  design.columns.reduce((maxId, { parts }) => parts.reduce((id, part) => Math.max(id, part.id), maxId), 0) + 1
