import { env } from '../config/env'
import { nodeEnv } from '../config/nodeEnv'
import { openSandbox } from '../sandbox/openShop'
import { serveSandbox } from '../sandbox/serve'
import { forgetBuilt } from './builtSite'
import { addressOf, loopback } from './loopback'
import { requireFreePort } from './ports'
import { ended, startProgram } from './programs'
import { say } from './say'
import { onStop } from './signals'
import { stopGroup } from './stopGroup'
import { whenLine } from './whenLine'

const shopPort = 8000

/** `npm start`: the sandbox on its database (made and filled when new) and `gatsby develop`; both stop together. */
export async function start(): Promise<void> {
  await requireFreePort(shopPort, 'the shop')
  const sandbox = env.shopApiUrl ? null : await startSandbox()
  forgetBuilt()
  const gatsby = startProgram('gatsby', ['develop', '-p', String(shopPort), '-H', loopback], { output: 'watch' })
  const stop = async () => {
    await stopGroup(gatsby)
    await sandbox?.close()
  }
  onStop(stop)
  whenLine(gatsby, 'You can now view', () => {
    say()
    say(`Shop      ${addressOf(shopPort, '/nl')}`)
    say(sandbox ? `Sandbox   ${addressOf(nodeEnv.sandboxPort, '/web/v1')}` : `Shop API  ${env.shopApiUrl}`)
    if (sandbox?.mailFolder) say(`Mail      ${sandbox.mailFolder} (files; nothing is sent)`)
    say('Stop both with Ctrl-C.')
    say()
  })
  const code = await ended(gatsby)
  await sandbox?.close()
  if (code !== 0) throw new Error('gatsby develop stopped, see above; the sandbox was stopped with it.')
  process.exit(0)
}

async function startSandbox(): Promise<{ close: () => Promise<void>; mailFolder: string | null }> {
  await requireFreePort(nodeEnv.sandboxPort, 'the sandbox', 'set SANDBOX_PORT to another one')
  const sandbox = openSandbox({
    database: nodeEnv.sandboxDatabase,
    products: nodeEnv.sandboxProducts,
    siteOrigin: addressOf(shopPort),
  })
  const server = await serveSandbox({ shop: sandbox.shop, port: nodeEnv.sandboxPort })
  return {
    mailFolder: sandbox.mailFolder,
    close: async () => {
      await server.close()
      sandbox.close()
    },
  }
}
