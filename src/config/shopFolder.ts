import path from 'node:path'

/** The folder whose `data` and `static` are those of the shop: the project itself. Tests of code have a shop of their own. */
export const shopFolder = path.resolve('.')
