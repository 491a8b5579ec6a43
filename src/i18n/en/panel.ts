import type { Areas } from '../words'

export const panel: Areas['panel'] = {}
