import type { Areas } from '../words'

export const cart: Areas['cart'] = {}
