/** The parameter of the page's address that has the encoded design. */
const parameter = 'design'

export const buildDesignAddress = (path: string, encoded: string): string => `${path}?${parameter}=${encoded}`

export const readDesignAddress = (search: string): string | null => new URLSearchParams(search).get(parameter)
