import path from 'node:path'

/** The folder for counts and traces of runs, which git ignores. */
export const resultFolder = 'test-results'

export const resultFiles = {
  jest: path.join(resultFolder, 'jest.json'),
  built: path.join(resultFolder, 'built.json'),
  budgets: path.join(resultFolder, 'budgets.json'),
  e2e: path.join(resultFolder, 'e2e.json'),
}

/** The cache of the linter, which persists between runs until the packages are reinstalled. */
export const lintCacheFile = path.join('node_modules', '.cache', 'up-north', 'lint.json')
