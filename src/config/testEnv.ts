/** The settings of the browser tests. Their commands set the first three, and developers may set the others. */
export const browserTestEnv = {
  /** The origin at which this run serves the site. */
  get origin(): string {
    return requireVariable('E2E_ORIGIN')
  },
  /** The sandbox's database of this run, in which tests look up their orders. */
  get database(): string {
    return requireVariable('E2E_DATABASE')
  },
  /** The copy of the project in which the tests of the development server save files. */
  get project(): string {
    return requireVariable('E2E_PROJECT')
  },
  /** The path of the browser; with '', the usual locations are searched. */
  chromium: process.env.CHROMIUM_PATH ?? '',
  /** The path of Firefox; with '', the usual locations are searched. */
  firefox: process.env.FIREFOX_PATH ?? '',
  /** The path of nginx; with '', the usual location is searched. */
  nginx: process.env.NGINX_PATH ?? '',
  /** Whether the tests use the existing folder public/ instead of a new build. */
  isBuildSkipped: process.env.E2E_SKIP_BUILD === '1',
}

function requireVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start the browser tests with "npm run e2e".`)
  return value
}

const seed = process.env.PROPERTY_SEED?.trim()

/** The settings of the property tests. `npm run check` sets the seed; developers set it to repeat a failed check. */
export const propertyTestEnv = {
  /**
   * With a seed, the tests execute all runs. Without one (null), they execute a fifth of the runs, always the same
   * fifth.
   */
  seed: seed ? Number(seed) : null,
}
