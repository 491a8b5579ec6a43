import type { Areas } from '../messages'

export const search: Areas['search'] = {
  suggestions: 'Suggestions',
  products: 'Products',
  categories: 'Categories',
  brands: 'Brands',
  families: 'Series',
  elsewhere: 'Perhaps here',
  found: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  corrected: (words) => `Did you mean ${words}?`,
  none: (words) => `Nothing found for “${words}”.`,
  failed: 'No suggestions just now. Enter still searches.',
  popular: 'Popular searches',
  pictures: 'Have a look around',
  recent: 'Recent searches',
  forget: (words) => `Forget ${words}`,
  forgetAll: 'Clear all',
}
