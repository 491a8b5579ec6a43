import { env } from '../../config/env'
import { nodeEnv } from '../../config/nodeEnv'
import { requireBuiltSite } from '../../gatsby/build/builtSite'
import { buildLocalUrl, requireFreePort } from '../ports'
import { openSite } from './openSite'
import { printLine } from '../printLine'
import { cleanUpOnStop } from '../programs'
import type { Options } from '../readOptions'

/**
 * `npm run serve`: serves the built site until it is stopped, together with the sandbox if no shop API is configured.
 */
export async function serveSite({ port = 9000 }: Options): Promise<void> {
  requireBuiltSite()
  await requireFreePort(port, 'the built site', `choose another one: npm run serve -- --port ${port + 10}`)
  const site = await openSite(port, nodeEnv.sandboxDatabase)
  printLine(`Shop      ${buildLocalUrl(port, '/nl')}`)
  printLine(env.shopApiUrl ? `Shop API  ${env.shopApiUrl}` : `Sandbox   ${buildLocalUrl(port, '/web/v1')}`)
  cleanUpOnStop(() => site.close())
}
