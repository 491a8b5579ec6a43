/** Jest: own code by Gatsby's Babel preset, the few ESM-only packages by swc (LIBRARIES). */
const esmPackages = ['msw', '@mswjs', '@open-draft', 'rettime', 'until-async', 'hono', '@hono', 'axios', 'url-template']

module.exports = {
  // Jest would leave one core alone; nobody waits for it while the tests run.
  maxWorkers: '100%',
  testEnvironment: 'jest-fixed-jsdom',
  roots: ['<rootDir>/__tests__'],
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/e2e/', '/__tests__/built/', '/__tests__/support/'],
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  globalTeardown: '<rootDir>/__tests__/support/globalTeardown.ts',
  setupFiles: ['<rootDir>/__tests__/support/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  transform: {
    [`node_modules/(${esmPackages.join('|')})/.+\\.m?js$`]: [
      '@swc/jest',
      { jsc: { target: 'es2022' }, module: { type: 'commonjs' } },
    ],
    '^.+\\.m?[jt]sx?$': '<rootDir>/__tests__/support/babelTransform.cjs',
  },
  transformIgnorePatterns: [`node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/support/cssModule.cjs',
    '\\.css$': '<rootDir>/__tests__/support/emptyModule.cjs',
  },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
}
