/** Words of the search sheet. */
export const search = {}
