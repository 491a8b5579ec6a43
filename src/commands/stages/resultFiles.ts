import path from 'node:path'

/** Where the runs leave their counts and traces; kept out of the repository. */
export const resultFolder = 'test-results'

export const resultFiles = {
  jest: path.join(resultFolder, 'jest.json'),
  built: path.join(resultFolder, 'built.json'),
  budgets: path.join(resultFolder, 'budgets.json'),
  e2e: path.join(resultFolder, 'e2e.json'),
}

/** Kept from one run to the next, until the packages are installed anew. */
const cacheFolder = path.join('node_modules', '.cache', 'up-north')

export const cacheFiles = {
  types: path.join(cacheFolder, 'types.tsbuildinfo'),
  lint: path.join(cacheFolder, 'lint.json'),
  format: path.join(cacheFolder, 'format.json'),
}
