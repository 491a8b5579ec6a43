/** A page has at most one product list. */
export const listElementId = 'list'
