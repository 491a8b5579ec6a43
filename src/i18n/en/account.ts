import type { Areas } from '../words'

export const account: Areas['account'] = {
  title: 'My account',
}
