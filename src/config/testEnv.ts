/** What `npm run e2e` tells the browser tests, and what whoever runs it may set. Absolute address, file paths. */
export const browserTestEnv = {
  /** Where the built site is served for this run. */
  get origin(): string {
    return requireVariable('E2E_ORIGIN')
  },
  /** The sandbox's database of this run: an order must stand in it. */
  get database(): string {
    return requireVariable('E2E_DATABASE')
  },
  /** The copy of the project that the tests of the development server save files in. */
  get project(): string {
    return requireVariable('E2E_PROJECT')
  },
  /** The browser; without it the usual places are tried. */
  chromium: process.env.CHROMIUM_PATH ?? '',
  /** "1": test what stands in public/ as it is. */
  skipBuild: process.env.E2E_SKIP_BUILD === '1',
}

function requireVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start the browser tests with "npm run e2e".`)
  return value
}

const seed = process.env.PROPERTY_SEED?.trim()

/** The seed of the property tests: `npm run check` sets it, and so may a developer who runs a failed check again. */
export const propertyTestEnv = {
  /** All runs, with this seed. Null: a fifth of them, the same ones every time. */
  seed: seed ? Number(seed) : null,
}
