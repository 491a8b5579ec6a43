import type { Areas } from '../words'

export const catalogue: Areas['catalogue'] = {}
