import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from '../../config/env'
import { browserTestEnv } from '../../config/testEnv'
import { buildSite } from '../buildSite'
import { SandboxDatabase } from '../../sandbox/database/SandboxDatabase'
import { isSiteFresh, requireBuiltSite } from '../../gatsby/build/builtSite'
import { findFirefox, findNginx, findTestBrowser } from '../findInstalledProgram'
import { loopbackAddress, findFreePort } from '../ports'
import { openSite } from '../site/openSite'
import { runProgram } from '../programs'
import type { Options } from '../readOptions'
import { startNginx } from './startNginx'

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
export function runFirefoxTests({ parameters }: Options): Promise<void> {
  findFirefox()
  return runBrowserTests('firefox', parameters, '')
}

/**
 * `npm run e2e:nginx`: runs the browser tests of `npm run e2e` against nginx with the generated file (docs/deploy.md).
 */
export async function runNginxTests({ parameters }: Options): Promise<void> {
  const chromium = findTestBrowser()
  const nginx = findNginx()
  await prepareSite()
  const projects = ['--project=shop', '--project=nginx']
  process.exit(await runOnSite(chromium, [...projects, ...parameters], (port, site) => startNginx(nginx, port, site)))
}

/**
 * The settings of the services in `npm run e2e:services`. No request reaches a service, because the tests intercept all
 * requests.
 */
const testServices = {
  GATSBY_GTM_ID: 'GTM-TEST01',
  GATSBY_PIXEL_ID: '1234567890',
  GATSBY_CLARITY_ID: 'test1clarity',
  GATSBY_SENTRY_DSN: 'https://key@errors.example/1',
}

/**
 * `npm run e2e:services`: builds the site with every service configured and runs the browser tests about consent and
 * events. The next command builds the site again, because these settings differ from the usual settings.
 */
export async function runServiceTests({ parameters }: Options): Promise<void> {
  // A program reads its settings when it starts, so the command starts itself again with the settings of the tests.
  if (env.googleTagManagerId !== testServices.GATSBY_GTM_ID) {
    process.exit(await runProgram('tsx', ['src/commands/run.ts', 'e2e:services', ...parameters], testServices))
  }
  const chromium = findTestBrowser()
  await buildSite()
  process.exit(await runOnSite(chromium, ['--project=services', ...parameters]))
}

async function runBrowserTests(project: string, parameters: string[], chromium = findTestBrowser()): Promise<void> {
  await prepareSite()
  process.exit(await runOnSite(chromium, [`--project=${project}`, ...parameters]))
}

async function prepareSite(): Promise<void> {
  if (browserTestEnv.isBuildSkipped) requireBuiltSite()
  else if (!isSiteFresh()) await buildSite()
}

/** Starts a server in front of the site. `port` is the server's own port, and `sitePort` is the port of the site. */
type StartFrontServer = (port: number, sitePort: number) => Promise<{ close: () => Promise<void> }>

/**
 * The sandbox's settings for the tests, which share one network address and log in too often for a slow password hash.
 */
const sandboxSettings = { accountsPerMinute: 500, passwordCost: 2 ** 4 }

/** Serves the built site with a new database, and runs browser tests on it. Resolves to their exit code. */
async function runOnSite(chromium: string, parameters: string[], startFrontServer?: StartFrontServer): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'up-north-'))
  const database = path.join(folder, 'shop.db')
  const sitePort = await findFreePort()
  const port = startFrontServer ? await findFreePort() : sitePort
  const origin = `http://${loopbackAddress}:${port}`
  const site = await openSite(sitePort, database, origin, sandboxSettings)
  const frontServer = await startFrontServer?.(port, sitePort)
  increaseStock(database)
  const exitCode = await runProgram('playwright', ['test', ...parameters], {
    E2E_ORIGIN: origin,
    E2E_DATABASE: database,
    CHROMIUM_PATH: chromium,
  })
  await frontServer?.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
  return exitCode
}

/**
 * Increases the stock in the database, because all tests share it and together order more chairs and shelving than the
 * catalogue has.
 */
function increaseStock(file: string): void {
  const database = new SandboxDatabase(file)
  database.run(
    "UPDATE combination SET stock = stock + 500 WHERE stock > 20 OR (stock > 0 AND reference LIKE 'STE-LEDEN%')",
  )
  database.close()
}

/**
 * `npm run e2e:develop`: runs the browser tests of the development server and of a plain Gatsby build in a copy of the
 * project, because the tests change files of the project.
 */
export async function runDevelopmentTests({ parameters }: Options): Promise<void> {
  const chromium = findTestBrowser()
  const folder = mkdtempSync(path.join(tmpdir(), 'up-north-'))
  for (const name of readdirSync('.').filter(isSource)) cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  const port = await findFreePort()
  const exitCode = await runProgram('playwright', ['test', '--project=develop', '--workers=1', ...parameters], {
    E2E_ORIGIN: `http://localhost:${port}`,
    E2E_PROJECT: folder,
    CHROMIUM_PATH: chromium,
  })
  rmSync(folder, { recursive: true, force: true })
  process.exit(exitCode)
}

const isSource = (name: string) => /^(src|data|static|gatsby-.*|package.*|tsconfig\.json)$/.test(name)
