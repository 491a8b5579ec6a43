/**
 * What the shop API calls a filter (contract/facets), and what a list's address calls it: words of neither language,
 * so that the same query holds when the shopper changes the language.
 */
export const filterKeys = {
  categories: 'category',
  brands: 'brand',
  colours: 'colour',
  materials: 'material',
  price: 'price',
  delivery: 'delivery',
  in_stock: 'stock',
  sale: 'sale',
} as const

const keyed = (keys: readonly string[]) => `[?&](${keys.join('|')})=.`

/** What finds each kind of wish in an address, as regular expressions. */
export const wishes = {
  filters: keyed(Object.values(filterKeys)),
  order: keyed(['sort', 'q']),
  pages: keyed(['page']),
}

/**
 * What an address asks for that the HTML doesn't have: filters (which stand as chips above the list), another order or
 * search, or only more of the same.
 */
export type Asked = keyof typeof wishes

export const askedBy = (search: string): Asked | undefined =>
  (Object.keys(wishes) as Asked[]).find((wish) => new RegExp(wishes[wish]).test(search))
