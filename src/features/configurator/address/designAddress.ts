/** The parameter of the page's address that has the encoded design. */
const parameter = 'design'

/** Builds the address of a design on the page with this path. */
export const buildDesignAddress = (path: string, encoded: string): string => `${path}?${parameter}=${encoded}`

/** Reads the encoded design of an address; null without one. */
export const readDesignAddress = (search: string): string | null => new URLSearchParams(search).get(parameter)
