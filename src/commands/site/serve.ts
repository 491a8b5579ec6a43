import { env } from '../../config/env'
import { nodeEnv } from '../../config/nodeEnv'
import { requireBuilt } from '../builtSite'
import { buildLocalUrl, requireFreePort } from '../ports'
import { openSite } from './openSite'
import { say } from '../say'
import { onStop } from '../programs'

const servePort = 9000

/** `npm run serve`: serves the built site together with the sandbox until it is stopped. */
export async function serve(): Promise<void> {
  requireBuilt()
  await requireFreePort(servePort, 'the built site')
  const site = await openSite(servePort, nodeEnv.sandboxDatabase)
  say(`Shop      ${buildLocalUrl(servePort, '/nl')}`)
  say(env.shopApiUrl ? `Shop API  ${env.shopApiUrl}` : `Sandbox   ${buildLocalUrl(servePort, '/web/v1')}`)
  onStop(() => site.close())
}
