import type { Areas } from '../words'

export const newsletter: Areas['newsletter'] = {
  title: 'Newsletter',
}
