/** A street, a house number and its addition, which Dutch forms ask for in three fields. */
export interface StreetLine {
  street: string
  number: string
  addition: string
}

const collapseSpaces = (text: string) => text.trim().replace(/\s+/g, ' ')
/** A word that can be a house number ("12", "12a", "12-14"), so that a number before it belongs to the street. */
const houseNumber = /^\d+(?:[a-z]?|[-/].*)$/i

/**
 * Joins the three fields into one line of an address (SPEC §3 address1): "Prinsengracht 88 A". A hyphen sets an addition
 * that begins with a digit apart from the number.
 */
export function composeStreetLine({ street, number, addition }: StreetLine): string {
  const [name, house, more] = [collapseSpaces(street), collapseSpaces(number), collapseSpaces(addition)]
  const glue = house && /^\d/.test(more) ? '-' : ' '
  return [name, [house, more].filter(Boolean).join(glue)].filter(Boolean).join(' ')
}

/**
 * Splits such a line. The house number is the first number after a word that no other number follows ("Plein 1944 12"); a
 * line without one is a street only.
 */
export function splitStreetLine(line: string): StreetLine {
  const words = collapseSpaces(line).split(' ')
  const at = words.findIndex((word, i) => i > 0 && /^\d/.test(word) && !houseNumber.test(words[i + 1] ?? ''))
  const [, number, glued = ''] = /^(\d+)[-/]?(.*)$/.exec(words[at] ?? '') ?? []
  if (number === undefined) return { street: words.join(' '), number: '', addition: '' }
  const street = words.slice(0, at).join(' ').replace(/,$/, '')
  return { street, number, addition: [glued, ...words.slice(at + 1)].filter(Boolean).join(' ') }
}

/** Whether a line has a house number, or says that the house has none ("z/n", "s/n"). */
export const hasHouseNumber = (line: string): boolean => /\d|\b[zs]\/?n\b/i.test(line)
