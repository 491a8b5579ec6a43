/** The id of a letter's heading in the index of brands. */
export const letterId = (letter: string): string => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`
