import type { Finish } from '../../../pageTable/contents/shelving'

/** Returns the CSS colour of a finish; that of the text for one that the system lacks. */
export const findSwatch = (finishes: readonly Finish[], key: string): string =>
  finishes.find((finish) => finish.key === key)?.swatch ?? 'currentColor'
