import type { Combination } from '../../../contract/product'
import { choiceOf, type Picker } from './pickers'

export interface Chosen {
  version: Combination
  /** The other pickers whose choice had to follow, since no version has the old ones together with the new one. */
  moved: Picker[]
}

/**
 * The version that a shopper gets by choosing a value in one picker: of the versions that have it, the one that keeps
 * the most of the other choices; among equals one that can be had now, then the first in shop order. null when no
 * version has the value at all.
 */
export function chooseVersion(
  pickers: readonly Picker[],
  versions: readonly Combination[],
  current: Combination,
  picker: Picker,
  choice: string,
): Chosen | null {
  const others = pickers.filter((other) => other !== picker)
  const kept = (version: Combination) =>
    others.filter((other) => choiceOf(other, version) === choiceOf(other, current)).length
  const rank = (version: Combination) => kept(version) * 2 + (version.stock > 0 ? 1 : 0)

  let best: Combination | null = null
  for (const version of versions) {
    if (choiceOf(picker, version) === choice && (!best || rank(version) > rank(best))) best = version
  }
  if (!best) return null
  const version = best
  return { version, moved: others.filter((other) => choiceOf(other, version) !== choiceOf(other, current)) }
}
