import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/**
 * The folders that each folder of src may import (docs/architecture.md, "Folders and imports"). All other imports are
 * forbidden.
 */
const allowedImports = {
  contract: [],
  config: [],
  ui: ['config'],
  i18n: ['data'],
  store: ['contract', 'config', 'i18n'],
  pageTable: ['contract', 'config', 'i18n', 'data'],
  forms: ['store', 'contract', 'ui', 'i18n', 'pageTable'],
  features: ['store', 'contract', 'forms', 'ui', 'i18n', 'pageTable', 'config', 'data'],
  layout: ['features', 'store', 'contract', 'forms', 'ui', 'i18n', 'pageTable', 'config', 'data'],
  templates: ['layout', 'features', 'store', 'contract', 'forms', 'ui', 'i18n', 'pageTable'],
  analytics: ['features', 'store', 'contract', 'i18n', 'pageTable'],
  gatsby: [
    'analytics',
    'templates',
    'layout',
    'features',
    'store',
    'contract',
    'forms',
    'ui',
    'i18n',
    'pageTable',
    'config',
    'data',
  ],
  sandbox: ['contract', 'config', 'data'],
  contractWalk: ['contract'],
  commands: ['contractWalk', 'gatsby', 'sandbox', 'pageTable', 'i18n', 'contract', 'config', 'ui', 'data'],
}

/** The features that each feature may import. There are no circular imports. An unlisted feature may import none. */
const allowedFeatureImports = {
  brand: ['productList'],
  bundle: ['variant'],
  campaign: ['productList'],
  cart: ['newsletter', 'totals', 'variant'],
  checkout: ['giftlist', 'totals'],
  configurator: ['variant'],
  giftlist: ['account', 'cart', 'productList', 'variant'],
  home: ['productList'],
  order: ['giftlist', 'totals'],
  product: ['bundle', 'newsletter', 'productList', 'variant'],
  productList: ['bundle', 'variant'],
  search: ['productList', 'variant'],
  wishlist: ['giftlist', 'productList', 'variant'],
}

const sourceFiles = ['src/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}']

/** APIs of the browser or Node that only one part of the code may use. */
const restrictedApis = {
  environment: {
    object: 'process',
    property: 'env',
    message: 'Only src/config reads the environment (docs/architecture.md).',
  },
  storage: ['localStorage', 'sessionStorage'].map((property) => ({
    object: 'window',
    property,
    message: 'Only src/store/browser/storage.ts touches web storage (docs/architecture.md).',
  })),
  storageGlobals: ['localStorage', 'sessionStorage'].map((name) => ({
    name,
    message: 'Only src/store/browser/storage.ts touches web storage (docs/architecture.md).',
  })),
  axios: { name: 'axios', message: 'Only src/store/http/client.ts knows HTTP (docs/architecture.md).' },
  redux: {
    name: 'react-redux',
    importNames: ['useSelector', 'useDispatch', 'useStore', 'connect'],
    message: 'Use the typed hooks of src/store/hooks.ts (docs/architecture.md).',
  },
}

export default tseslint.config(
  { ignores: ['node_modules', 'public', 'hosting', '.cache', '.sandbox', 'static', 'test-results', 'coverage'] },
  ...tseslint.configs.recommendedTypeChecked,
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  // The JavaScript files, which configure tools, have no types.
  { files: ['**/*.{js,cjs,mjs}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // This project contains all code. With the nearest project of each file, types would be checked up to three times.
    languageOptions: { parserOptions: { project: '__tests__/tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // A default case counts as handling all other values.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'no-console': 'error',
    },
  },
  {
    // Tests often pass on untyped answers, mocks and methods. Checking their types would double lint's duration.
    files: ['__tests__/**/*.{ts,tsx}', '*.config.ts'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Messages and SQL are lists, and a long list is no harder to read.
    ignores: ['src/i18n/{nl,en}/**'],
    rules: { 'max-lines': ['error', 200] },
  },
  {
    // This file replaces console.error with a guard that fails a test after an unexpected call.
    files: ['__tests__/support/setup.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    ignores: ['__tests__/e2e/**', '__tests__/support/{axe,propertyTests}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'fast-check', message: 'Take fc from support/propertyTests, which says how many runs and which.' },
            { name: 'jest-axe', message: 'Take axe from support/axe, which tells jest about it.' },
          ],
        },
      ],
    },
  },
  {
    // The tools load these configuration files as CommonJS.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/ignore': ['package.json'],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.json', '.css'] } },
      'boundaries/elements': [
        { type: 'features', pattern: 'src/features/*', capture: ['feature'] },
        { type: 'data', pattern: 'data' },
        ...Object.keys(allowedImports)
          .filter((type) => type !== 'features')
          .map((type) => ({ type, pattern: `src/${type}` })),
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...Object.entries(allowedImports)
              .filter(([, rooms]) => rooms.length > 0)
              .map(([type, rooms]) => ({
                from: { element: { type } },
                allow: { to: { element: { types: { anyOf: rooms } } } },
              })),
            ...Object.entries(allowedFeatureImports).map(([feature, others]) => ({
              from: { element: { type: 'features', captured: { feature } } },
              allow: { to: { element: { type: 'features', captured: { feature: others } } } },
            })),
            {
              // The build and the development server open the sandbox here, because without a shop API it runs in the
              // same process (docs/architecture.md).
              from: { element: { type: 'gatsby' }, file: { path: '**/{build/makePages,develop/mountSandbox}.ts' } },
              allow: { to: { element: { type: 'sandbox' } } },
            },
            {
              // Components of ui receive their texts as props. Only lazyPart loads messages, those of the part that it
              // shows.
              from: { element: { type: 'ui' }, file: { path: '**/page/lazyPart.tsx' } },
              allow: { to: { element: { type: 'i18n' } } },
            },
          ],
        },
      ],
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  {
    files: sourceFiles,
    ignores: ['src/store/http/client.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [restrictedApis.axios, restrictedApis.redux] }] },
  },
  { files: ['src/store/hooks.ts'], rules: { 'no-restricted-imports': ['error', { paths: [restrictedApis.axios] }] } },
  {
    files: sourceFiles,
    ignores: ['src/config/**', 'src/commands/**', 'src/store/browser/storage.ts'],
    rules: {
      'no-restricted-properties': ['error', restrictedApis.environment, ...restrictedApis.storage],
      'no-restricted-globals': ['error', ...restrictedApis.storageGlobals],
    },
  },
)
