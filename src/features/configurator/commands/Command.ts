import type { Design, Wall } from '../design/Design'
import type { Refusal } from '../design/Refusal'

/** A user's change to a design. Columns and uprights are indices from the left, parts have ids; measures are in mm. */
export type Command =
  | { type: 'setWall'; wall: Partial<Wall> }
  | { type: 'setLeft'; left: number }
  | { type: 'setDepth'; depth: number }
  | { type: 'setUpright'; upright: number | 'all'; height?: number; foot?: number }
  /** Adds a column before the one with this index, or after the last. By default, its upright is like its neighbour. */
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
  /** Several commands as one step. Only their result has to be possible. */
  | { type: 'batch'; commands: Command[] }

/** The possible command that is nearest to a refused one, with the resulting design. */
export interface NearestCommand {
  command: Command
  design: Design
}

/**
 * The result of a command. `refusals` are the reasons why the command is not possible, the most informative first.
 * `nearest` is null if the command refers to a part or column that no longer exists, or if no column fits anywhere.
 */
export type Outcome = { design: Design } | { refusals: Refusal[]; nearest: NearestCommand | null }
