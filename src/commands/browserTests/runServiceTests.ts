import { env } from '../../config/env'
import { buildSite } from '../buildSite'
import { runProgram } from '../programs'
import type { Options } from '../readOptions'
import { findTestBrowser } from '../chromium'
import { runOnSite } from './e2e'

/** The services that these tests configure. No request reaches them, because the tests answer in their place. */
const testServices = {
  GATSBY_GTM_ID: 'GTM-TEST01',
  GATSBY_PIXEL_ID: '1234567890',
  GATSBY_CLARITY_ID: 'test1clarity',
  GATSBY_SENTRY_DSN: 'https://key@errors.example/1',
}

/**
 * `npm run e2e:services`: builds the site with every service configured and runs the browser tests about consent and
 * events. The next command builds again, because the site in public/ is not the usual one.
 */
export async function runServiceTests({ parameters }: Options): Promise<void> {
  // The settings are read when a program starts.
  if (env.googleTagManagerId !== testServices.GATSBY_GTM_ID) {
    process.exit(await runProgram('tsx', ['src/commands/run.ts', 'e2e:services', ...parameters], testServices))
  }
  const chromium = findTestBrowser()
  await buildSite()
  process.exit(await runOnSite(chromium, ['--project=services', ...parameters]))
}
