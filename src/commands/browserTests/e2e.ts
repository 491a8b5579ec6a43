import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserTestEnv } from '../../config/testEnv'
import { buildSite } from '../buildSite'
import { SandboxDatabase } from '../../sandbox/database/SandboxDatabase'
import { isFresh, requireBuilt } from '../../gatsby/build/builtSite'
import { findTestBrowser } from '../chromium'
import { findFirefox } from './firefox'
import { loopback, findFreePort } from '../ports'
import { openSite } from '../site/openSite'
import { runProgram } from '../programs'
import type { Options } from '../readOptions'

/**
 * `npm run e2e`: runs the browser tests on the built site with a separate sandbox database. Parameters are passed to
 * Playwright.
 */
export const runEndToEndTests = ({ parameters }: Options): Promise<void> => runBrowserTests('shop', parameters)

/**
 * `npm run screenshots`: takes screenshots of the main pages at 1440 and 390 px and writes them to
 * test-results/screenshots.
 */
export const takeScreenshots = ({ parameters }: Options): Promise<void> => runBrowserTests('screenshots', parameters)

/** `npm run e2e:firefox`: runs the most important journeys in the installed Firefox. */
export async function runFirefoxTests({ parameters }: Options): Promise<void> {
  findFirefox()
  await prepareSite()
  process.exit(await runOnSite('', ['--project=firefox', ...parameters]))
}

async function runBrowserTests(project: string, parameters: string[]): Promise<void> {
  const chromium = findTestBrowser()
  await prepareSite()
  process.exit(await runOnSite(chromium, [`--project=${project}`, ...parameters]))
}

async function prepareSite(): Promise<void> {
  if (browserTestEnv.skipBuild) requireBuilt()
  else if (!isFresh()) await buildSite()
}

/** A server in front of the site, at the given port. It gets the port of the site. */
type FrontServer = (port: number, sitePort: number) => Promise<{ close: () => Promise<void> }>

/** The browser tests share one network address, and log in too often for passwords with a slow hash. */
const manyCustomers = { accountsPerMinute: 500, passwordCost: 2 ** 4 }

/** Serves the built site with a new database, and runs browser tests on it. Resolves to their exit code. */
export async function runOnSite(chromium: string, parameters: string[], front?: FrontServer): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'up-north-'))
  const database = path.join(folder, 'shop.db')
  const sitePort = await findFreePort()
  const port = front ? await findFreePort() : sitePort
  const origin = `http://${loopback}:${port}`
  const site = await openSite(sitePort, database, origin, manyCustomers)
  const server = await front?.(port, sitePort)
  increaseStock(database)
  const code = await runProgram('playwright', ['test', ...parameters], {
    E2E_ORIGIN: origin,
    E2E_DATABASE: database,
    CHROMIUM_PATH: chromium,
  })
  await server?.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
  return code
}

/**
 * Adds to the stock, because all tests share one database and together order more chairs and shelving than the catalogue
 * has.
 */
function increaseStock(file: string): void {
  const database = new SandboxDatabase(file)
  database.run(
    "UPDATE combination SET stock = stock + 500 WHERE stock > 20 OR (stock > 0 AND reference LIKE 'STE-LEDEN%')",
  )
  database.close()
}

/** `npm run e2e:develop`: runs the browser tests of `npm start` in a copy of the project, because they save files in it. */
export async function runDevelopmentTests({ parameters }: Options): Promise<void> {
  const chromium = findTestBrowser()
  const folder = mkdtempSync(path.join(tmpdir(), 'up-north-'))
  for (const name of readdirSync('.').filter(isSource)) cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  const port = await findFreePort()
  const code = await runProgram('playwright', ['test', '--project=develop', '--workers=1', ...parameters], {
    E2E_ORIGIN: `http://localhost:${port}`,
    E2E_PROJECT: folder,
    CHROMIUM_PATH: chromium,
  })
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

const isSource = (name: string) => /^(src|data|static|gatsby-.*|package.*|tsconfig\.json)$/.test(name)
