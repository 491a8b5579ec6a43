/**
 * `column` and `upright` are indices. `id` is the id of the refused part; null if the unit or an upright is refused.
 * `other` is the id of the part that is too close to it. Measures are in mm, weights in kg.
 */
export type Refusal =
  | { code: 'wallSize'; measure: 'width' | 'height' | 'depth'; min: number; max: number }
  | { code: 'door' | 'slope' }
  | { code: 'tooWide'; needed: number; available: number }
  /** `maxLeft` is the largest `left` at which the unit does not extend beyond the wall. */
  | { code: 'beyondWall'; maxLeft: number }
  | { code: 'tooHigh'; upright: number; needed: number; available: number }
  | { code: 'tooDeep'; id: number | null; needed: number; available: number }
  | { code: 'behindDoor'; upright: number | null; id: number | null }
  | { code: 'tooManyColumns'; max: number }
  | {
      code: 'noSize'
      what: 'width' | 'depth' | 'upright' | 'colour' | 'finish'
      column: number | null
      id: number | null
    }
  | { code: 'offGrid'; upright: number | null; id: number | null; grid: number }
  | { code: 'tooManyParts'; column: number; max: number }
  | { code: 'notMade'; id: number; kind: string; width: number; depth: number }
  | { code: 'outsideUprights'; id: number; from: number; until: number }
  | { code: 'tooClose'; id: number; other: number; gap: number }
  | { code: 'deskHeight'; id: number; heights: number[] }
  | { code: 'noLegRoom'; id: number; other: number; needed: number }
  | { code: 'tooHeavy'; column: number; load: number; max: number }
  | { code: 'aboveChildren'; id: number; max: number }
  | { code: 'noSuch'; what: 'column' | 'upright' | 'part' }
