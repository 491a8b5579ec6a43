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

const createSwcTransform = (tsx) => [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } } },
]

const supportFolder = '<rootDir>/__tests__/support'

const sharedSettings = {
  rootDir: __dirname,
  // With one id, projects share the cache of compiled files, and in a worker the resolver with its `moduleNameMapper`.
  id: 'up-north',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // The roots include src and data, so that Jest knows which suites a changed file affects.
  roots: ['<rootDir>/__tests__', '<rootDir>/src', '<rootDir>/data'],
  runtime: `${supportFolder}/cachingRuntime.cjs`,
  globalSetup: `${supportFolder}/globalSetup.ts`,
  globalTeardown: `${supportFolder}/globalTeardown.ts`,
  transform: { '\\.tsx$': createSwcTransform(true), '\\.ts$': createSwcTransform(false), '\\.m?js$': '@swc/jest' },
  transformIgnorePatterns: [`node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': `${supportFolder}/cssModule.cjs`,
    '\\.css$': `${supportFolder}/emptyModule.cjs`,
  },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
}

/** The settings for tests of code, which run with the demo shop, whatever shop is in `data`. */
const demoSettings = {
  ...sharedSettings,
  moduleNameMapper: {
    ...sharedSettings.moduleNameMapper,
    '/config/shopFolder$': `${supportFolder}/demoShop.cjs`,
    '^[./]+/data/((?:[\\w-]+/)*[\\w-]+\\.json)$': `${shopFolder}/data/$1`,
  },
}

/** Suites that need no DOM. If a suite in these folders needs a DOM, its first line names jsdom. */
const ruleSuites = [
  '__tests__/(commands|config|contract|contractWalk|forms|i18n|pageTable|rooms|sandbox)/.+\\.test\\.ts$',
  '__tests__/(gatsby/(build|bundle|develop|structuredData)|store/http|features)/.+\\.test\\.ts$',
]

/** Suites of whole pages, with the real store and the sandbox. */
const pageSuites = '__tests__/templates/.+\\.test\\.tsx$'

/** Suites that test the shop in `data`: those for every shop, and those for the demo. */
const shopSuites = '__tests__/(shop|demo)/.+\\.test\\.ts$'

const browserSettings = {
  ...demoSettings,
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: [`${supportFolder}/setup.ts`, `${supportFolder}/setupPage.ts`],
}

module.exports = {
  // By default, Jest leaves one core idle.
  maxWorkers: '100%',
  // In ms. On a slow and busy machine, a test may be slow but must not fail.
  testTimeout: 300_000,
  workerGracefulExitTimeout: 60_000,
  projects: [
    {
      ...demoSettings,
      displayName: 'rules',
      testEnvironment: 'node',
      testRegex: ruleSuites,
      setupFilesAfterEnv: [`${supportFolder}/setup.ts`],
    },
    {
      ...browserSettings,
      displayName: 'components',
      testRegex: ['__tests__/.+\\.test\\.tsx?$'],
      testPathIgnorePatterns: [...ruleSuites, pageSuites, shopSuites, '__tests__/built/'],
    },
    { ...browserSettings, displayName: 'pages', testRegex: [pageSuites] },
    {
      ...sharedSettings,
      id: 'up-north-shop',
      displayName: 'shop',
      testEnvironment: 'node',
      testRegex: [shopSuites],
      testPathIgnorePatterns: isDemo ? [] : ['__tests__/demo/'],
      setupFilesAfterEnv: [`${supportFolder}/setup.ts`],
    },
  ],
}
