import type { Areas } from '../words'

export const addresses: Areas['addresses'] = {
  title: 'Addresses',
}
