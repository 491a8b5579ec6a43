/** A street with the house's number and what comes after it, as the Dutch write them in three fields. */
export interface StreetLine {
  street: string
  number: string
  addition: string
}

const single = (text: string) => text.trim().replace(/\s+/g, ' ')
/** "12", "12a", "12-14": a word that can be a house's number, so that the number before it belongs to the street. */
const houseNumber = /^\d+(?:[a-z]?|[-/].*)$/i

/**
 * The three as one line of an address (SPEC §3 address1): "Prinsengracht 88 A". An addition that begins with a digit
 * gets a hyphen, or nobody could tell it from the number.
 */
export function composeStreetLine({ street, number, addition }: StreetLine): string {
  const [name, house, more] = [single(street), single(number), single(addition)]
  const glue = house && /^\d/.test(more) ? '-' : ' '
  return [name, [house, more].filter(Boolean).join(glue)].filter(Boolean).join(' ')
}

/**
 * Takes such a line apart again. The number is the first one after a word that no other number follows
 * ("Plein 1944 12"); a line without one is all street.
 */
export function splitStreetLine(line: string): StreetLine {
  const words = single(line).split(' ')
  const at = words.findIndex((word, i) => i > 0 && /^\d/.test(word) && !houseNumber.test(words[i + 1] ?? ''))
  const [, number, glued = ''] = /^(\d+)[-/]?(.*)$/.exec(words[at] ?? '') ?? []
  if (number === undefined) return { street: words.join(' '), number: '', addition: '' }
  const street = words.slice(0, at).join(' ').replace(/,$/, '')
  return { street, number, addition: [glued, ...words.slice(at + 1)].filter(Boolean).join(' ') }
}

/** Whether a line says which house it is: a number, or that the house has none ("z/n", "s/n"). */
export const hasHouseNumber = (line: string): boolean => /\d|\b[zs]\/?n\b/i.test(line)
