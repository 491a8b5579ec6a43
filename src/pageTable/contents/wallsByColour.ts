/**
 * The wall colour that suits the products of a colour, by the key of that colour in the facets. Each value names a wall
 * colour of src/ui/tokens.css.
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
