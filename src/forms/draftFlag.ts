const flagText = 'yes'

/** Writes whether a box is ticked into a draft, which consists of texts. */
export const writeFlag = (isSet: boolean): string => (isSet ? flagText : '')

/** Reads a flag from a draft. */
export const readFlag = (text: string | undefined): boolean => text === flagText
