import type { Areas } from '../messages'
import { createPlural } from '../languages'

const choosePlural = createPlural('en')

const formatCount = (count: number) => choosePlural(count, { one: '1 piece', other: `${count} pieces` })

export const list: Areas['list'] = {
  pieces: formatCount,
  found: (count) => (count === 0 ? 'No pieces found' : `${formatCount(count)} found`),
  show: (count) => (count === 0 ? 'Nothing found' : `Show ${formatCount(count)}`),
  loading: 'One moment',
  wall: {
    all: 'All colours',
    showAll: (colour) => `Show all in ${colour.toLowerCase()}`,
  },
  filter: 'Filter',
  close: 'Close',
  clear: 'Clear',
  clearAll: 'Clear all',
  chosen: 'Chosen filters',
  remove: (name) => `Remove filter: ${name}`,
  price: {
    lowest: 'From',
    highest: 'To',
    lowestHandle: 'Lowest price',
    highestHandle: 'Highest price',
    range: (min, max) => `${min} – ${max}`,
    least: (min) => `from ${min}`,
    most: (max) => `up to ${max}`,
    unreadable: 'Type an amount, for example 500.',
    none: 'There is nothing to choose here.',
  },
  nothing: {
    title: 'Nothing matches all of these filters.',
    hint: 'Leave one out:',
    nearest: 'These come closest',
    without: (filter, count) => `Without ${filter}: ${formatCount(count)}`,
    filters: {
      categories: 'type',
      brands: 'brand',
      colours: 'colour',
      materials: 'material',
      price: 'price',
      delivery: 'delivery time',
      in_stock: '“in stock”',
      sale: '“on offer”',
    },
  },
  failed: 'We could not reach the shop. What you chose is still here.',
  failedUnfiltered: 'We could not reach the shop. What you chose is still here, but for now you see everything below.',
  search: {
    found: (count, term) => `${formatCount(count)} for “${term}”`,
    corrected: (corrected, term) => `Searched for “${corrected}” instead of “${term}”.`,
    failed: 'We could not reach the shop, so searching is not possible just now.',
    nothing: (term) => `No pieces found for “${term}”.`,
    perhaps: 'Perhaps here?',
  },
  scale: {
    title: 'To scale, beside someone 1.75 m tall',
    person: '1.75 m',
    personAtTable: '1.75 m, at a table 75 cm high',
    fromFront: (width, height) => `${width} wide, ${height} cm high`,
    fromAbove: (width, depth) => `${width} × ${depth} cm, seen from above`,
    undrawn: 'Not drawn:',
    failed: 'The drawings did not load.',
  },
}
