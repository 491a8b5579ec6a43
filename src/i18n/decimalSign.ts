import type { Language } from './languages'

export const decimalSign: Record<Language, ',' | '.'> = { nl: ',', en: '.' }
