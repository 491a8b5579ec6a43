import type { Areas } from '../words'

export const password: Areas['password'] = {
  title: 'Password',
}
