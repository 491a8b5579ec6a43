/** A street, a house number and an addition, which are three fields in Dutch forms. */
export interface StreetLine {
  street: string
  number: string
  addition: string
}

const collapseSpaces = (text: string) => text.trim().replace(/\s+/g, ' ')
/** Matches a word that can be a house number ("12", "12a", "12-14"), so that a number before it belongs to the street. */
const houseNumber = /^\d+(?:[a-z]?|[-/].*)$/i

/**
 * Joins the three fields into one line of an address (SPEC §3 address1): "Prinsengracht 88 A". A hyphen separates the
 * number from an addition that begins with a digit.
 */
export function composeStreetLine({ street, number, addition }: StreetLine): string {
  const [name, house, more] = [collapseSpaces(street), collapseSpaces(number), collapseSpaces(addition)]
  const glue = house && /^\d/.test(more) ? '-' : ' '
  return [name, [house, more].filter(Boolean).join(glue)].filter(Boolean).join(' ')
}

/**
 * Splits a line into the three fields. The house number is the first number that follows a word and precedes no other
 * number ("Plein 1944 12"). A line without one is only a street.
 */
export function splitStreetLine(line: string): StreetLine {
  const messages = collapseSpaces(line).split(' ')
  const at = messages.findIndex((word, i) => i > 0 && /^\d/.test(word) && !houseNumber.test(messages[i + 1] ?? ''))
  const [, number, glued = ''] = /^(\d+)[-/]?(.*)$/.exec(messages[at] ?? '') ?? []
  if (number === undefined) return { street: messages.join(' '), number: '', addition: '' }
  const street = messages.slice(0, at).join(' ').replace(/,$/, '')
  return { street, number, addition: [glued, ...messages.slice(at + 1)].filter(Boolean).join(' ') }
}

/** Whether a line has a house number, or states that the house has none ("z/n", "s/n"). */
export const hasHouseNumber = (line: string): boolean => /\p{Nd}|\b[zs]\/?n\b/iu.test(line)
