import type { ListState } from '../listState'

/** The wall colour of a room that suits products of a colour (tokens, walls of the room photographs). */
const walls: Readonly<Record<string, string>> = {
  white: 'chalk',
  beige: 'chalk',
  'light-wood': 'chalk',
  'dark-wood': 'plaster',
  terracotta: 'plaster',
  yellow: 'ochre',
  green: 'sage',
  blue: 'slate',
  grey: 'slate',
  black: 'slate',
}

/**
 * Returns the wall colour behind a list of one chosen colour; undefined for another choice, for an unknown colour, and
 * after the list failed to load.
 */
export function findWall({ choice, failed }: Pick<ListState, 'choice' | 'failed'>): string | undefined {
  const { colours = [] } = choice.filters
  const [colour = ''] = colours
  return !failed && colours.length === 1 && Object.hasOwn(walls, colour) ? walls[colour] : undefined
}
