import { buildSite } from '../buildSite'
import { isFresh } from '../../gatsby/build/builtSite'
import type { Options } from '../readOptions'
import { findTestBrowser } from '../chromium'
import { runOnSite } from './e2e'
import { findNginx, startNginx } from './startNginx'

/** `npm run e2e:nginx`: runs the browser tests of `npm run e2e` against nginx with the generated file (docs/deploy.md). */
export async function runNginxTests({ parameters: givenParameters }: Options): Promise<void> {
  const chromium = findTestBrowser()
  const nginx = findNginx()
  if (!isFresh()) await buildSite()
  const parameters = ['--project=shop', '--project=nginx', ...givenParameters]
  process.exit(await runOnSite(chromium, parameters, (port, sitePort) => startNginx(nginx, port, sitePort)))
}
