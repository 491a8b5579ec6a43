/** How many products a page of a list has: on the static page, and in every page that is asked for later. */
export const listPageSize = 16
