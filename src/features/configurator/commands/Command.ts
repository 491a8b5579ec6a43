import type { Design, Wall } from '../design/Design'
import type { Refusal } from '../design/Refusal'

/** Columns and uprights are indices from the left, parts have ids, and lengths are in mm. */
export type Command =
  | { type: 'setWall'; wall: Partial<Wall> }
  | { type: 'setLeft'; left: number }
  | { type: 'setDepth'; depth: number }
  | { type: 'setUpright'; upright: number | 'all'; height?: number; foot?: number }
  /** `at` is the index of the new column. By default, the new upright is like its neighbour. */
  | { type: 'addColumn'; at: number; width: number; height?: number; foot?: number }
  | { type: 'copyColumn'; column: number }
  | { type: 'setColumnWidth'; column: number; width: number }
  | { type: 'removeColumn'; column: number }
  | { type: 'add'; kind: string; column: number; at: number; finish?: string }
  | { type: 'move'; id: number; column: number; at: number }
  | { type: 'copy'; id: number; column: number; at: number }
  | { type: 'remove'; id: number }
  | { type: 'mirror' }
  | { type: 'setFinish'; id: number | 'all'; finish: string }
  | { type: 'setColour'; colour: string }
  /** Only the result of all commands together must be possible. */
  | { type: 'batch'; commands: Command[] }

/**
 * `refusals` concern only the wall or, in this order, the unit, its uprights and its columns. `nearest` is null if the
 * command names a part, column or upright that does not exist, or if no possible alternative changes the design.
 */
export type Outcome = { design: Design } | { refusals: Refusal[]; nearest: Command | null }
