/** Words of filters, sorting and paging of a list. */
export const list = {}
