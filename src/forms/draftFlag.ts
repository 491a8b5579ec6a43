const flagText = 'yes'

/** Converts the state of a checkbox to a text, because a draft contains only texts. */
export const writeFlag = (isSet: boolean): string => (isSet ? flagText : '')

export const readFlag = (text: string | undefined): boolean => text === flagText
