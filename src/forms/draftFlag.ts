const flagText = 'yes'

/** Converts the state of a checkbox to a string, because a draft contains only strings. */
export const writeFlag = (isSet: boolean): string => (isSet ? flagText : '')

export const readFlag = (text: string | undefined): boolean => text === flagText
