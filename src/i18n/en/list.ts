import type { Areas } from '../words'

export const list: Areas['list'] = {}
