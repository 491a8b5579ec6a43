import type { Areas } from '../words'

export const checkout: Areas['checkout'] = {}
