import type { Areas } from '../words'

export const gallery: Areas['gallery'] = {}
