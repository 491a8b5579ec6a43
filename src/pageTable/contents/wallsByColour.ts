/**
 * The wall colour of a room that suits products of a colour, by the colour's key in the facets (tokens, walls of the room
 * photographs).
 */
const wallsByColour: Readonly<Record<string, string>> = {
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

export const findWallOfColour = (colour: string): string | undefined =>
  Object.hasOwn(wallsByColour, colour) ? wallsByColour[colour] : undefined
