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

/** Finds a filter in an address, and anything that makes the list another one than the page has. */
const filters = keyed(Object.values(filterKeys))
const others = keyed([...Object.values(filterKeys), 'sort', 'q'])

/** What an address asks for that the HTML doesn't have: filters (which stand as chips above the list), or another order or search. */
export type Asked = 'filters' | 'order'

export function askedBy(search: string): Asked | null {
  if (new RegExp(filters).test(search)) return 'filters'
  return new RegExp(others).test(search) ? 'order' : null
}

export const asksForPages = (search: string): boolean => /[?&]page=./.test(search)

/**
 * Runs in the HTML, right before the list is read: the browser must not show the whole list for a moment when the
 * address asks for a part of it (docs/decisions, filtered lists). The height is that of the list when it was left.
 * Search engines keep the whole list alone: one of the countless others says that it is not for them.
 */
export const askedScript = `{let s=location.search,p=document.currentScript.parentNode,h=(history.state||{}).listHeight;/${others}|[?&]page=./.test(s)&&h>0&&(p.style.minHeight=h+"px");/${others}/.test(s)&&(p.dataset.asked=/${filters}/.test(s)?"filters":"order",Object.assign(document.head.appendChild(document.createElement("meta")),{name:"robots",content:"noindex"}))}`
