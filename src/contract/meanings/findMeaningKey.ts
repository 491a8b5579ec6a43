import { buyingMeanings } from './buyingMeanings'
import { catalogueMeanings } from './catalogueMeanings'
import { commonMeanings } from './commonMeanings'
import { customerMeanings } from './customerMeanings'

/** Meanings for the fields of the contract that have no doc comment. */
export const meanings: Readonly<Record<string, string>> = {
  ...commonMeanings,
  ...catalogueMeanings,
  ...buyingMeanings,
  ...customerMeanings,
}

/**
 * Returns the key of a field's meaning, which is the longest end of the field's path that has a meaning: for
 * "cart.gift.message", the first of "cart.gift.message", "gift.message" and "message" that has one.
 */
export function findMeaningKey(path: readonly string[]): string | undefined {
  return path.map((_, from) => path.slice(from).join('.')).find((key) => key in meanings)
}
