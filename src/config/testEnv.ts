/** Settings that `npm run e2e` passes to the browser tests, and that a developer may set. URLs are absolute. */
export const browserTestEnv = {
  /** Where the built site is served in this run. */
  get origin(): string {
    return requireVariable('E2E_ORIGIN')
  },
  /** The sandbox's database of this run, in which a test finds its orders. */
  get database(): string {
    return requireVariable('E2E_DATABASE')
  },
  /** The copy of the project in which the tests of the development server save files. */
  get project(): string {
    return requireVariable('E2E_PROJECT')
  },
  /** The path of the browser; '' tries the usual places. */
  chromium: process.env.CHROMIUM_PATH ?? '',
  /** "1" tests public/ as it is. */
  skipBuild: process.env.E2E_SKIP_BUILD === '1',
}

function requireVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start the browser tests with "npm run e2e".`)
  return value
}

const seed = process.env.PROPERTY_SEED?.trim()

/** The seed of the property tests, which `npm run check` sets, and a developer to repeat a failed check. */
export const propertyTestEnv = {
  /** With a seed, all runs are done with it; null does a fifth of them, always the same ones. */
  seed: seed ? Number(seed) : null,
}
