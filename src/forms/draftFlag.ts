const flagText = 'yes'

/** A draft contains only strings. */
export const formatFlag = (isSet: boolean): string => (isSet ? flagText : '')

export const parseFlag = (text: string | undefined): boolean => text === flagText
