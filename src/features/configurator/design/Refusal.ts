/**
 * `column` is an index. `id` is the id of the refused part; missing if the unit or an upright is refused. `otherId` is
 * the id of the part that is too close to the refused part. Lengths are in mm, weights in kg.
 */
export type Refusal = { id?: number } & (
  | { code: 'wallSize'; measure: 'width' | 'height' | 'depth'; min: number; max: number }
  | { code: 'door' | 'slope' | 'behindDoor' | 'noSuch' }
  | { code: 'tooWide' | 'tooHigh' | 'tooDeep'; needed: number; available: number }
  /** `maxLeft` is the largest `left` at which the unit does not extend beyond the wall. */
  | { code: 'beyondWall'; maxLeft: number }
  | { code: 'tooManyColumns'; max: number }
  | { code: 'noSize'; feature: 'width' | 'depth' | 'upright' | 'colour' | 'finish' }
  | { code: 'offGrid'; grid: number }
  | { code: 'tooManyParts'; column: number; max: number }
  | { code: 'notMade'; kind: string; width: number; depth: number }
  | { code: 'outsideUprights'; from: number; until: number }
  | { code: 'tooClose'; id: number; otherId: number; gap: number }
  | { code: 'deskHeight'; heights: number[] }
  | { code: 'noLegRoom'; needed: number }
  | { code: 'tooHeavy'; column: number; load: number; max: number }
  | { code: 'aboveChildren'; max: number }
)
