import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserTestEnv } from '../config/browserTestEnv'
import { build } from './build'
import { isFresh, requireBuilt } from './builtSite'
import { findChromium } from './chromium'
import { loopback } from './loopback'
import { openSite } from './openSite'
import { anyFreePort } from './ports'
import { runProgram } from './programs'

/** `npm run e2e`: the browser tests on the built site, with a sandbox database of their own. Parameters go to Playwright. */
export const e2e = (): Promise<void> => inBrowser('shop', process.argv.slice(3))

/** `npm run screenshots`: pictures of the main pages at 1440 and 390 px in test-results/screenshots. */
export const screenshots = (): Promise<void> => inBrowser('screenshots', process.argv.slice(3))

async function inBrowser(project: string, parameters: string[]): Promise<void> {
  const chromium = findChromium()
  if (browserTestEnv.skipBuild) requireBuilt()
  else if (!isFresh()) await build()
  const folder = mkdtempSync(path.join(tmpdir(), 'up-north-'))
  const database = path.join(folder, 'shop.db')
  const port = await anyFreePort()
  const site = await openSite(port, database)
  const code = await runProgram('playwright', ['test', `--project=${project}`, ...parameters], {
    E2E_ORIGIN: `http://${loopback}:${port}`,
    E2E_DATABASE: database,
    CHROMIUM_PATH: chromium,
  })
  await site.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
