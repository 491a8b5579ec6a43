import type { Areas } from '../words'

export const frame: Areas['frame'] = {}
