import type { Areas } from '../words'

export const search: Areas['search'] = {}
