const flagText = 'yes'

/** A draft contains only strings. */
export const writeFlag = (isSet: boolean): string => (isSet ? flagText : '')

export const readFlag = (text: string | undefined): boolean => text === flagText
