import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const cacheFile = (name: string) => path.resolve('.cache', name)

/** Whether a template or a page has a `Head` export for Gatsby. The site itself uses react-helmet. */
const hasHead = readdirSync('src', { recursive: true, encoding: 'utf8' }).some(
  (name) =>
    /^(?:templates|pages)[\\/].*\.[jt]sx?$/.test(name) &&
    /^export\b.*\bHead\b/m.test(readFileSync(path.join('src', name), 'utf8')),
)

/**
 * Aliases that leave out what Gatsby adds to every page for features that the site does not use: scripts in a web
 * worker (1.6 kB gzip), a service worker (0.5 kB), and the `Head` export while no page has one (2.0 kB).
 */
export const unusedGatsbyAliases: Record<string, string | false> = {
  [path.resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [cacheFile('register-service-worker.js')]: false,
  ...(hasHead
    ? {}
    : {
        [cacheFile('head/head-export-handler-for-browser.js')]: path.resolve('src/gatsby/patches/stubHeadExports.ts'),
      }),
}
