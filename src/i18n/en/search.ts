import type { Areas } from '../messages'
import { createPlural } from '../languages'

const choosePlural = createPlural('en')

export const search: Areas['search'] = {
  suggestions: 'Suggestions',
  products: 'Products',
  categories: 'Categories',
  brands: 'Brands',
  families: 'Series',
  pages: 'About the shop',
  elsewhere: 'Perhaps here',
  found: (count) => choosePlural(count, { one: '1 suggestion', other: `${count} suggestions` }),
  corrected: (term) => `Did you mean ${term}?`,
  none: (term) => `Nothing found for “${term}”.`,
  failed: 'No suggestions just now. Enter still searches.',
  popular: 'Popular searches',
  pictures: 'Have a look around',
  recent: 'Recent searches',
  forget: (term) => `Forget ${term}`,
  forgetAll: 'Clear all',
}
