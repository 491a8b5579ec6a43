import { locale, mapLanguages } from './languages'

/** The comma or point in the numbers of each language. */
export const decimalSign = mapLanguages((language) => (0.5).toLocaleString(locale[language]).charAt(1))
