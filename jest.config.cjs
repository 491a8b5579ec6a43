const { isDemo, shopFolder } = require('./__tests__/support/demoShop.cjs')

/** Patterns for packages that contain only ES modules. swc compiles them like the project's own code. */
const esmPackages = [
  '@redocly',
  'js-yaml',
  'msw',
  '@mswjs',
  '@open-draft',
  'rettime',
  'until-async',
  'hono',
  '@hono',
  'axios',
  'url-template',
  // The packages for the Markdown of content pages: unified, its plugins and their dependencies.
  'unified',
  '(re(mark|hype)|micromark|mdast|hast|unist|vfile|character-entities|html-void)[a-z0-9-]*',
  'bail',
  'ccount',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'fault',
  'is-plain-obj',
  'longest-streak',
  'markdown-table',
  'property-information',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trough',
  'zwitch',
]

const typescript = (tsx) => [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } } },
]

const support = '<rootDir>/__tests__/support'

const shared = {
  rootDir: __dirname,
  // With one id, the projects share the cache of compiled files.
  id: 'up-north',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // The roots include src and data, so that Jest knows which suites a changed file affects.
  roots: ['<rootDir>/__tests__', '<rootDir>/src', '<rootDir>/data'],
  runtime: `${support}/cachingRuntime.cjs`,
  globalSetup: `${support}/globalSetup.ts`,
  globalTeardown: `${support}/globalTeardown.ts`,
  transform: { '\\.tsx$': typescript(true), '\\.ts$': typescript(false), '\\.m?js$': '@swc/jest' },
  transformIgnorePatterns: [`node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': `${support}/cssModule.cjs`,
    '\\.css$': `${support}/emptyModule.cjs`,
  },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
}

/** The settings for tests of code, which run with the demo shop, whatever shop is in `data`. */
const inDemoShop = {
  ...shared,
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '/config/shopFolder$': `${support}/demoShop.cjs`,
    '^[./]+/data/((?:[\\w-]+/)*[\\w-]+\\.json)$': `${shopFolder}/data/$1`,
  },
}

/** Suites that need no DOM. If a suite in these folders needs a DOM, its first line names jsdom. */
const rules = [
  '__tests__/(commands|config|contract|contractWalk|forms|i18n|pageTable|rooms|sandbox)/.+\\.test\\.ts$',
  '__tests__/(gatsby/(build|bundle|develop|structuredData)|store/http|features)/.+\\.test\\.ts$',
]

/** Suites of whole pages, with the real store and the sandbox. */
const wholePages = '__tests__/templates/.+\\.test\\.tsx$'

/** Suites that test the shop in `data`: those for every shop, and those for the demo. */
const shops = '__tests__/(shop|demo)/.+\\.test\\.ts$'

const inBrowser = {
  ...inDemoShop,
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: [`${support}/setup.ts`, `${support}/setupPage.ts`],
}

module.exports = {
  // By default, Jest leaves one core idle.
  maxWorkers: '100%',
  // In ms. On a slow and busy machine, a test may be slow but must not fail.
  testTimeout: 300_000,
  workerGracefulExitTimeout: 60_000,
  projects: [
    {
      ...inDemoShop,
      displayName: 'rules',
      testEnvironment: 'node',
      testRegex: rules,
      setupFilesAfterEnv: [`${support}/setup.ts`],
    },
    {
      ...inBrowser,
      displayName: 'components',
      testRegex: ['__tests__/.+\\.test\\.tsx?$'],
      testPathIgnorePatterns: [...rules, wholePages, shops, '__tests__/built/'],
    },
    { ...inBrowser, displayName: 'pages', testRegex: [wholePages] },
    {
      ...shared,
      displayName: 'shop',
      testEnvironment: 'node',
      testRegex: [shops],
      testPathIgnorePatterns: isDemo ? [] : ['__tests__/demo/'],
      setupFilesAfterEnv: [`${support}/setup.ts`],
    },
  ],
}
