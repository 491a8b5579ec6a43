/** The parts of a street line, which are separate fields for an address in the Netherlands. */
export interface StreetLine {
  street: string
  number: string
  addition: string
}

const collapseSpaces = (text: string) => text.trim().replace(/\s+/g, ' ')

/**
 * Matches a word that can be a house number ("12", "12a", "12-14"). A number before such a word belongs to the street.
 */
const houseNumberPattern = /^\d+(?:[a-z]?|[-/].*)$/i
const ordinalPattern = /^\d+(?:e|de|ste)$/i

/**
 * Returns an `address1` (SPEC §3): "Prinsengracht 88 A". A hyphen separates the number from an addition that begins
 * with a digit.
 */
export function composeStreetLine({ street, number, addition }: StreetLine): string {
  const [name, house, suffix] = [collapseSpaces(street), collapseSpaces(number), collapseSpaces(addition)]
  const separator = house && /^\d/.test(suffix) ? '-' : ' '
  return [name, [house, suffix].filter(Boolean).join(separator)].filter(Boolean).join(' ')
}

/**
 * The house number is the first number that follows a word and precedes no other number ("Plein 1944 12"). An ordinal
 * is part of the street if a number follows later ("Weg door de 2e Polder 5"), and part of the addition directly after
 * a number ("Prinsengracht 88 2e verdieping"). A line without a house number is only a street.
 */
export function splitStreetLine(line: string): StreetLine {
  // A comma after a number is no part of it: "Kastanjelaan 88, bus 3".
  const lineParts = collapseSpaces(line)
    .split(' ')
    .map((word, index) => (index > 0 && /^\d/.test(word) ? word.replace(/,$/, '') : word))
  const precedesNumber = (index: number) => {
    if (ordinalPattern.test(lineParts[index]!))
      return lineParts.slice(index + 1).some((word) => houseNumberPattern.test(word))
    const nextWord = lineParts[index + 1] ?? ''
    return houseNumberPattern.test(nextWord) && !ordinalPattern.test(nextWord)
  }
  const numberIndex = lineParts.findIndex((word, index) => index > 0 && /^\d/.test(word) && !precedesNumber(index))
  const [, number, attachedText = ''] = /^(\d+)[-/]?(.*)$/.exec(lineParts[numberIndex] ?? '') ?? []
  if (number === undefined) return { street: lineParts.join(' '), number: '', addition: '' }
  const street = lineParts.slice(0, numberIndex).join(' ').replace(/,$/, '')
  return { street, number, addition: [attachedText, ...lineParts.slice(numberIndex + 1)].filter(Boolean).join(' ') }
}

/** A line may state that the house has no number ("z/n", "s/n"). */
export const hasHouseNumber = (line: string): boolean => /\p{Nd}|\b[zs]\/?n\b/iu.test(line)
