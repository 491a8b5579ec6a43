import type { Areas } from '../words'

export const order: Areas['order'] = {}
