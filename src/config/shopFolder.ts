import path from 'node:path'

/**
 * The absolute path of the folder that contains the shop's `data` and `static`, which is the project folder. Tests of
 * code use a shop of their own.
 */
export const shopFolder = path.resolve('.')
