/** The test of what a build left in public/: `npm run built`, after `npm run build`. */
const unit = require('./jest.config.cjs')

module.exports = {
  ...unit,
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__/built'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFiles: [],
  setupFilesAfterEnv: [],
}
