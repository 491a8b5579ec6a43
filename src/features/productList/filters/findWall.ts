import { findWallOfColour } from '../../../pageTable/contents/wallsByColour'
import type { ListState } from '../listState'

/**
 * Returns the wall colour behind a list of one chosen colour; undefined for another choice, for an unknown colour, and
 * after the list failed to load.
 */
export function findWall({ choice, failed }: Pick<ListState, 'choice' | 'failed'>): string | undefined {
  const { colours = [] } = choice.filters
  return !failed && colours.length === 1 ? findWallOfColour(colours[0]!) : undefined
}
