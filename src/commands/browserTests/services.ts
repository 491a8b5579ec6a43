import { env } from '../../config/env'
import { build } from '../build'
import { clearBuildRecord } from '../builtSite'
import { runProgram } from '../programs'
import { findChromium } from './chromium'
import { runOnSite } from './e2e'

/**
 * The settings of these tests: every service, and few products, because the tests need one. No request reaches the
 * services, because the tests answer in their place.
 */
const testSettings = {
  GATSBY_GTM_ID: 'GTM-TEST01',
  GATSBY_PIXEL_ID: '1234567890',
  GATSBY_CLARITY_ID: 'test1clarity',
  GATSBY_SENTRY_DSN: 'https://key@errors.example/1',
  PRERENDER_LIMIT: '8',
  PRERENDER_SKU_LIMIT: '8',
}

/**
 * `npm run e2e:services`: builds the site with every service configured and runs the browser tests about consent and
 * events. The next command builds again, because the site in public/ is not the usual one.
 */
export async function serviceTests(): Promise<void> {
  const parameters = process.argv.slice(3)
  // The settings are read when a program starts.
  if (env.googleTagManagerId !== testSettings.GATSBY_GTM_ID) {
    process.exit(await runProgram('tsx', ['src/commands/run.ts', 'e2e:services', ...parameters], testSettings))
  }
  const chromium = findChromium()
  await build()
  clearBuildRecord()
  process.exit(await runOnSite(chromium, ['--project=services', ...parameters]))
}
