import path from 'node:path'

const cacheFile = (name: string) => path.resolve('.cache', name)
const stub = (name: string) => path.resolve('src/gatsby/bundle', name)

/**
 * Aliases that leave out what Gatsby adds to every page for features that the site does not use: scripts in a web
 * worker, a service worker, and the types of properties, which only React checks.
 */
export const unusedParts: Record<string, string | false> = {
  [path.resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [cacheFile('register-service-worker.js')]: false,
  'prop-types': stub('stubPropertyTypes.ts'),
}
